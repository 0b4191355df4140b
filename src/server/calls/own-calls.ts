/** Routes for calls that belong to one definition only. */
import type { OwnCall } from '#engine/scope.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { needs, type Demand, type FunctionId, type RightFlag } from '#model/right.ts'
import type { Call } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'

interface Owner {
  right: FunctionId
  wire: { module: string }
}

const flags: readonly string[] = ['R', 'A', 'U', 'D'] satisfies RightFlag[]
const isFlag = (demand: Demand | RightFlag): demand is RightFlag => typeof demand === 'string' && flags.includes(demand)

/** The calls in the slots of a definition; most definitions have none. */
export const ownCalls = (
  { right, wire }: Owner,
  calls: readonly OwnCall[] = [],
  problemFields?: ProblemFields,
): Call[] =>
  calls.map(({ name, about, demand, writes, saves, ...own }) => ({
    path: `${wire.module}/${name}`,
    about,
    demand: isFlag(demand) ? needs([right, demand]) : demand,
    ...(writes && { writes }),
    ...(problemFields && { problemFields }),
    ...(saves && { errorStyle: 'save' as const }),
    run: (scope, { query, body }) => own.run(scope, { query: (name) => (fromQuery(query, name) ?? '').trim(), body }),
  }))
