/** Where a partner is: what follows from the commune or province he names. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { RecordOf } from '#engine/stored.ts'
import { id } from '#kernel/brand.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { partnerFields } from './fields.ts'

type Partner = RecordOf<typeof partnerFields>
type Places = Pick<Partner, 'nation' | 'province' | 'district' | 'oldScheme'>

/** Việt Nam, the one nation of the state's own. */
const vietnam = id<'nation'>('00000000-0000-8102-8000-000000000704')

/** A commune brings its district and province, and what is named says which divisions the address is of. */
export const placed = async ({ tx }: Scope, draft: Partner): Promise<Partial<Places>> => {
  const nation = draft.nation ?? (draft.version === 0 ? vietnam : null)
  const [village, province] = [draft.village, draft.province].map((one) => (isStoredId(one) ? one : null))
  if (!village && !province) return { nation }
  const [named] = await tx.query<{ scheme: number; province: string; district: string | null; nation: string }>(
    village
      ? sql`select v.scheme, v.province_id as province, v.district_id as district, p.nation_id as nation
from village v join province p on p.tenant_id = v.tenant_id and p.id = v.province_id where ${sql.ours('v')} and v.id = ${village}`
      : sql`select p.scheme, p.id as province, null as district, p.nation_id as nation from province p where ${sql.ours('p')} and p.id = ${province}`,
  )
  if (!named) return { nation }
  return {
    nation: draft.nation ?? id<'nation'>(named.nation),
    province: draft.province ?? id<'province'>(named.province),
    district: draft.district ?? (named.district === null ? null : id<'district'>(named.district)),
    oldScheme: named.scheme === 1,
  }
}

/** A district belongs to an old address only, and its commune to it; the rest is what the fields offer. */
export const districtProblems = async ({ tx }: Scope, after: Partner): Promise<Problem[]> => {
  if (!after.district) return []
  if (after.province && !after.oldScheme) return [problem('district', 'districtOnlyOld')]
  if (!isStoredId(after.village) || !isStoredId(after.district)) return []
  const [other] = await tx.query(
    sql`select 1 from village v where ${sql.ours('v')} and v.id = ${after.village} and v.district_id is distinct from ${after.district}`,
  )
  return other ? [problem('village', 'wardOfOtherDistrict')] : []
}
