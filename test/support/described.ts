/**
 * Compares what calls take and answer with the description of the API (decision 0065): an answer that it does not allow,
 * and an accepted body that it does not, fail the test that met it.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { documents } from '#documents/all.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { describeApi, methodOf, pathOf } from '#server/openapi/describe.ts'
import { allCalls } from '#server/routes.ts'

interface Operation {
  /** Pointer to it in the description. */
  at: string
  takes: boolean
  statuses: ReadonlySet<string>
}

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

const calls = allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules })
const pointer = (...parts: readonly string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Made at the first call of a file; each schema is compiled when it is first needed. */
const create = () => {
  const description = describeApi({ calls, registry, language: 'en' })
  const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: fullFormats })
  ajv.addSchema(description, 'api')
  const paths = description['paths'] as Record<string, Record<string, { responses: object }>>
  const operations = new Map(
    calls.map((call): [string, Operation] => {
      const [path, method] = [pathOf(call), methodOf(call)]
      const { responses } = paths[path]![method]!
      return [
        `${method} ${path}`.toLowerCase(),
        {
          at: pointer('paths', path, method),
          takes: call.about.takes !== undefined && call.about.takesAs === undefined,
          statuses: new Set(Object.keys(responses)),
        },
      ]
    }),
  )
  const compiled = new Map<string, ValidateFunction>()
  const validator = (at: string): ValidateFunction => {
    const found = compiled.get(at) ?? ajv.compile({ $ref: `api#${encodeURI(at)}` })
    compiled.set(at, found)
    return found
  }
  return { operations, validator }
}
let made: ReturnType<typeof create> | undefined

const json = (...parts: readonly string[]): string => pointer(...parts, 'content', 'application/json', 'schema')

interface Saved {
  Description?: string
  TotalCount?: number
  ListItem?: unknown[]
}
/** Whether something was saved or done; what reads ignores what makes no sense. */
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
  made ??= create()
  const { operations, validator } = made
  const operation = operations.get(`${method} /api/${path}`.toLowerCase())
  if (!operation) return
  const { at, takes, statuses } = operation
  if (!statuses.has(String(status))) throw new Error(`${path} is not described to answer ${status}`)
  const response = status === 200 ? at + json('responses', '200') : pointer('components', 'schemas', 'Failure')
  demand(`The answer of ${path}`, validator(response), answer)
  if (takes && body !== null && !isNonsense && isSaved(body, answer))
    demand(`The body of ${path}`, validator(at + json('requestBody')), body)
}
