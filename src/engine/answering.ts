/** Calls of signed-in users whose answers are held to their descriptions (decision 0120). */
import type { Refused } from '#kernel/problem.ts'
import type { AnswerMeaning, QueryName, Description } from '#model/call.ts'
import type { Demand } from '#model/right.ts'
import { fromQuery, type CallOf, type Host, type Input, type Query } from './call.ts'
import type { Scope } from './scope.ts'

/** A call of a signed-in user. */
export type Call<H = Host> = CallOf<Scope, H>

/** What a described call is sent: of its query, every described value, trimmed; '' if missing. */
export type SentTo<D extends Description> = Input & { asked: Readonly<Record<QueryName<D>, string>> }
/** Does what is described; it does not compile if it answers anything else. */
export type Answering<D extends Description, H = Host> = (
  scope: Scope,
  input: SentTo<D>,
  server: H,
) => Promise<AnswerMeaning<D> | Refused>

const askedIn = ({ about }: Description, query: Query): Record<string, string> =>
  Object.fromEntries((about.query ?? []).map(({ name }) => [name, (fromQuery(query, name) ?? '').trim()]))

type Beside<H> = Pick<Call<H>, 'outside' | 'committed' | 'problemFields'>
/** The rights are described, or follow from what is sent. */
type MoreOf<D, H> = D extends { demand: Demand }
  ? [more?: Beside<H>]
  : [more: Beside<H> & { demand: (input: Input) => Demand }]

/** A call that answers what it describes. `more`: what it does beside, outside of its transaction. */
export const answering = <D extends Description, H = Host>(
  description: D,
  run: Answering<NoInfer<D>, H>,
  ...[more]: MoreOf<D, H>
): Call<H> => {
  const demand = (more as { demand?: Call['demand'] } | undefined)?.demand ?? description.demand
  if (demand === undefined || demand === 'anyone')
    throw new Error(`${description.path} does not say which right it demands`)
  return {
    ...description,
    ...more,
    demand,
    run: (scope, input, server) =>
      run(scope, { ...input, asked: askedIn(description, input.query) as SentTo<D>['asked'] }, server),
  }
}
