import type { ImportRow } from '#engine/importing.ts'
import { lockStatement } from '#engine/locks.ts'
import type { Scope } from '#engine/scope.ts'
import { defineListSlots } from '#engine/slots.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { RecordOf } from '#engine/stored.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isInUse, placeOfFee } from '#model/shipping-fees.ts'
import { withPlaces } from '../_shared/fee-places.server.ts'
import { placeCells, readPlaces } from '../_shared/place-cells.server.ts'
import { shippingFee } from './index.ts'

type Fee = RecordOf<typeof shippingFee.fields>

/** A name as it was given, in the language of the places. */
const everywhere = 'Mọi nơi'

const placeSql: Sql = sql`coalesce(f.village_id, f.district_id, f.province_id)::text`

/** A row of the table has the name of its place, by which it is found. */
const named = async (scope: Scope, draft: Fee): Promise<Fee> => {
  const [one] = await withPlaces(scope, [draft])
  const { row, names } = one!
  return { ...row, name: names.length > 0 ? names.join(', ') : everywhere }
}

/** Two rows of one place that are saved at once wait for each other. */
const overlapProblems = async ({ tx }: Scope, after: Fee): Promise<Problem[]> => {
  if (!isInUse(after)) return []
  await tx.query(lockStatement({ products: [], partners: [], funds: [], keys: [tx.tenant] }))
  const [other] = await tx.query(
    sql`select 1 from shipping_fee f where ${sql.ours('f')} and f.active and f.id <> ${after.id}
and coalesce(${placeSql}, '') = ${placeOfFee(after)}
and f.from_weight < coalesce(${after.toWeight}::bigint, 9223372036854775807) and ${after.fromWeight ?? 0}::bigint < coalesce(f.to_weight::bigint, 9223372036854775807) limit 1`,
  )
  return other ? [problem('fromWeight', 'weightOverlap')] : []
}

/** A row of a file is the stored one of its place that begins with its weight. */
const arrangeImport = async (scope: Scope, rows: readonly ImportRow[]): Promise<void> => {
  await readPlaces(scope, rows)
  const keyOf = ({ values }: ImportRow): string =>
    `${String(values['village'] ?? values['district'] ?? values['province'] ?? '')} ${String(values['fromWeight'] ?? 0)}`
  const stored = await scope.tx.query<{ key: string; code: string }>(
    sql`select coalesce(${placeSql}, '') || ' ' || f.from_weight as key, f.code from shipping_fee f where ${sql.ours('f')} order by f.active`,
  )
  const codes = new Map(stored.map(({ key, code }) => [key, code]))
  for (const row of rows) {
    const code = row.problems.length === 0 ? codes.get(keyOf(row)) : undefined
    if (code !== undefined) row.values['code'] = code
  }
}

export const slots = defineListSlots(shippingFee, {
  prepare: (scope, draft) => named(scope, draft),
  guard: (scope, { after }) => overlapProblems(scope, after),
  importing: {
    extra: placeCells,
    more: [{ heading: 'Đang sử dụng', field: 'active', sample: '' }],
    also: {
      province: ['Tỉnh', 'Tỉnh/TP', 'Tỉnh thành'],
      village: ['Xã', 'Xã/Phường'],
      fromWeight: ['Từ (g)', 'Từ khối lượng'],
      toWeight: ['Đến (g)', 'Đến khối lượng'],
      fee: ['Phí vận chuyển', 'Cước'],
    },
  },
  arrangeImport,
})
