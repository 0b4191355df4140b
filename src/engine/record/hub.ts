/** The figures on the page of a record: those it is meant to have and the user may see, in one round trip. */
import { NotFound } from '#kernel/problem.ts'
import { isMeant, type HubFact } from '#model/hub.ts'
import { isHidden } from '#model/marks.ts'
import { may } from '#model/right.ts'
import { sightFor, type HubSlots, type Scope } from '../scope.ts'
import { loadRecord } from './read.ts'
import type { ListModule } from './record.ts'

const isSeen = ({ user, ...scope }: Scope, { needs, field }: HubFact): boolean =>
  !isHidden(field, sightFor({ ...scope, user })) &&
  (needs === undefined || needs.some((id) => user.isAdmin || may(user.rights, id, 'R')))

/** A figure that is not shown is missing. Throws NotFound; the id of another tenant's record gives the same error. */
export const hubFacts = async (
  scope: Scope,
  { definition }: ListModule,
  { id, hub: { hub, figures } }: { id: string; hub: HubSlots },
): Promise<Record<string, unknown>> => {
  const record = await loadRecord({ scope, definition }, id)
  if (!record) throw new NotFound()
  const shown = new Set(
    Object.entries(hub.facts).flatMap(([name, fact]) => (isSeen(scope, fact) && isMeant(fact, record) ? [name] : [])),
  )
  const wanted = figures.filter(({ gives }) => gives.some((name) => shown.has(name)))
  const answers = await scope.tx.batch(wanted.map((one) => one.statement(scope, record.id)))
  const found = wanted.flatMap((one, index) =>
    Object.entries(one.read((answers[index] as Record<string, unknown>[])[0] ?? {})),
  )
  return Object.fromEntries(found.filter(([name]) => shown.has(name)))
}
