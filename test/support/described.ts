/**
 * Compares what calls take and answer with the description of the API (decision 0065): an answer that it does not allow,
 * and an accepted body that it does not, fail the test that met it.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { documents } from '#documents/all.ts'
import { remembered } from '#kernel/remembered.ts'
import type { AnyCall } from '#server/call/call.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { describeApi, methodOf, pathOf } from '#server/openapi/describe.ts'
import { allCalls } from '#server/routes.ts'

export interface Exchanged {
  method: string
  /** After `/api/`. */
  path: string
  body: unknown
  status: number
  answer: unknown
  /** The test sends what makes no sense on purpose; what a call ignores of it is not described. */
  isNonsense?: boolean
}

const calls = new Map(
  allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules }).map((call) => [
    `${methodOf(call)} ${call.path}`.toLowerCase(),
    call,
  ]),
)

interface Told {
  content?: Record<string, { schema: object } | undefined>
}
interface Operation {
  requestBody?: Told
  responses: Readonly<Record<string, Told>>
}
interface Validators {
  statuses: ReadonlySet<string>
  answer: () => ValidateFunction
  body: () => ValidateFunction
}

const once = (make: () => ValidateFunction): (() => ValidateFunction) => {
  let made: ValidateFunction | undefined
  return () => (made ??= make())
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: fullFormats, code: { optimize: false } })

/** Each call is described alone, when a test first makes it: most files make a few of them. */
const validatorsOf = remembered(new Map<AnyCall, Validators>(), (call) => {
  const { paths, components } = describeApi({ calls: [call], registry, language: 'en' }) as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: object
  }
  const { requestBody, responses } = paths[pathOf(call)]![methodOf(call)]!
  const compiled = (told: Told | undefined) =>
    once(() => ajv.compile({ components, ...told?.content?.['application/json']?.schema }))
  return { statuses: new Set(Object.keys(responses)), answer: compiled(responses['200']), body: compiled(requestBody) }
})

/** Failures of all calls look alike. */
const failure = once(() => {
  const { components } = describeApi({ calls: [], registry, language: 'en' })
  return ajv.compile({ components, $ref: '#/components/schemas/Failure' })
})

interface Saved {
  Description?: string
  TotalCount?: number
  ListItem?: unknown[]
}
/** True if something was saved or done; what reads ignores what makes no sense. */
const isSaved = (sent: unknown, answer: unknown): boolean => {
  const { ErrorCode, Data } = (answer ?? {}) as { ErrorCode?: number; Data?: Saved | 'ok' | null }
  if (ErrorCode !== 0 || Data === null || Data === undefined) return false
  if (Data === 'ok') return true
  return Array.isArray(sent)
    ? Data.TotalCount === sent.length && Data.ListItem?.length === 0
    : Data.Description === 'ok'
}

const demand = (what: string, validate: ValidateFunction, value: unknown): void => {
  if (validate(value)) return
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  throw new Error(`${what} is not as the description of the API says:\n${problems.join('\n')}`)
}

export const demandDescribed = ({ method, path, body, status, answer, isNonsense }: Exchanged): void => {
  const call = calls.get(`${method} ${path}`.toLowerCase())
  if (!call || call.about.answersAs) return
  const validators = validatorsOf(call)
  if (!validators.statuses.has(String(status))) throw new Error(`${path} is not described to answer ${status}`)
  demand(`The answer of ${path}`, status === 200 ? validators.answer() : failure(), answer)
  if (body !== null && !isNonsense && isSaved(body, answer)) demand(`The body of ${path}`, validators.body(), body)
}
