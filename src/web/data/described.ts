/**
 * What calls take and answer, read from the types of their descriptions (decision 0120). Only types are imported: no
 * page loads a schema for it.
 */
import type * as products from '#lists/product/calls.ts'
import type * as levels from '#lists/price-level/calls.ts'
import type * as places from '#lists/village/calls.ts'
import type * as partners from '#lists/partner/calls.ts'
import type * as carriers from '#lists/carrier/calls.ts'
import type { mergeOf } from '#lists/_shared/merge-calls.ts'
import type * as findings from '#books/carrier-findings/calls.ts'
import type * as shifts from '#books/shifts/calls.ts'
import type * as stock from '#books/products-in-stock/calls.ts'
import type * as openingStock from '#documents/opening-stock/calls.ts'
import type * as invoices from '#documents/vat-invoice/calls.ts'
import type * as account from '#wire/described/account.ts'
import type * as dashboard from '#wire/described/dashboard.ts'
import type * as events from '#wire/described/events.ts'
import type * as exchange from '#wire/described/exchange.ts'
import type * as files from '#wire/described/files.ts'
import type * as grids from '#wire/described/grids.ts'
import type * as invoicing from '#wire/described/invoicing.ts'
import type * as mail from '#wire/described/mail.ts'
import type * as parcels from '#wire/described/parcels.ts'
import type * as security from '#wire/described/security.ts'
import type * as start from '#wire/described/start.ts'
import type * as templates from '#wire/described/templates.ts'
import type * as users from '#wire/described/users.ts'
import type * as work from '#wire/described/work.ts'
import type { AnswerMeaning, QueryName, RequiredQueryName, Description, BodyMeaning } from '#model/call.ts'

type QueryValues = URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>
export interface CallOptions {
  query?: QueryValues | undefined
  /** Sent as JSON, except FormData and URLSearchParams. */
  body?: unknown
  method?: 'GET' | 'POST'
  signal?: AbortSignal | undefined
  /**
   * For writing calls. The server executes a call once per id, so repeating it with the same id is safe; `true` creates
   * a new id.
   */
  requestId?: string | true
  timeoutMs?: number
  /** When the token has expired: 'ask' shows the password dialog over the page (default), 'throw' throws CallFailed. */
  onExpired?: 'ask' | 'throw'
  /** Sends no token. */
  open?: boolean
}

type Files =
  | typeof account
  | typeof carriers
  | typeof dashboard
  | typeof events
  | typeof exchange
  | typeof findings
  | typeof files
  | typeof grids
  | typeof invoicing
  | typeof mail
  | typeof parcels
  | typeof security
  | typeof start
  | typeof templates
  | typeof users
  | typeof work
  | typeof products
  | typeof levels
  | typeof places
  | typeof partners
  | typeof shifts
  | typeof stock
  | typeof openingStock
  | typeof invoices
/** Some are made of what their reader gives: fields, or the module of a list. */
type Made<T> = T extends (...given: never) => infer R ? R : T
type Of<Module> = Module extends unknown ? Extract<Made<Module[keyof Module]>, Description> : never
type Each = Of<Files> | ReturnType<typeof mergeOf>

/** By their addresses; a path of several modules stands for each of them. */
type Described = { [D in Each as `api/${D['path']}`]: D }
export type DescribedPath = keyof Described

type Sent = string | number | boolean | null | undefined
type QueryOf<D extends Description> = { [N in RequiredQueryName<D>]: Sent } & { [N in QueryName<D>]?: Sent }
/** A body may name its request. */
type BodyOf<D extends Description> = D['about'] extends { takesAs: string }
  ? BodyInit
  : BodyMeaning<D> & { requestId?: string | undefined }

type OptionsFor<D extends Description> = Omit<CallOptions, 'query' | 'body'> &
  ([RequiredQueryName<D>] extends [never] ? { query?: QueryOf<D> } : { query: QueryOf<D> }) &
  (D['about'] extends { takes: unknown } ? { body: BodyOf<D> } : { body?: undefined })

/** `Data` of the call with this path. */
export type AnswerOf<P extends DescribedPath> = AnswerMeaning<Described[P]>
/** What a caller says besides the path; nothing where nothing must be said. */
export type OptionsOf<P extends DescribedPath> =
  Partial<OptionsFor<Described[P]>> extends OptionsFor<Described[P]>
    ? [options?: OptionsFor<Described[P]>]
    : [options: OptionsFor<Described[P]>]
