/** A call that one document or list alone has: it stands in the folder of its definition (`calls.server.ts`), the server makes its route. */
import type { Demand, RightFlag } from '#model/right.ts'
import type { Scope } from './scope.ts'

export interface Asked {
  /** A value of the query by its name, without regard to case and without blanks around it; '' when it is not there. */
  query: (name: string) => string
  body: unknown
}

export interface OwnCall {
  /** Behind the module of the definition, as the contract spells it. */
  name: string
  /** A right to the definition's own function, or what else it asks for. */
  demand: Demand | RightFlag
  /** Changes something: under one `requestId` it is done once. */
  writes?: true
  /** Refuses as a save does: with every problem and its place in `Data`. */
  saves?: true
  /** Answers what stands in `Data`. May throw Refused, NotFound and Unreadable, as every call. */
  run: (scope: Scope, asked: Asked) => Promise<unknown>
}
