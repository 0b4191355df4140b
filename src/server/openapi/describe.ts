/** The OpenAPI 3.1 description of all calls, in one language (decision 0065). */
import type { Registry } from '#engine/scope.ts'
import { translate, type Language } from '#i18n/catalogues.server.ts'
import type { About, SpokenText } from '#model/schema.ts'
import type { Demand } from '#model/right.ts'
import type { Json, JsonObject } from '#wire/values.ts'
import { isOpen, type AnyCall } from '../call/call.ts'
import { printServicePaths } from './print-service.ts'
import { componentsOf, failures, headerParameters, headers } from './shared.ts'
import { createSpeaker, type Say, type Speaker } from './spoken.ts'

export interface ApiSubject {
  calls: readonly AnyCall[]
  registry: Pick<Registry, 'documents' | 'lists'>
  language: Language
  /** Finds two schemas of one name; for the tests. */
  isStrict?: boolean
}

const sayIn =
  (language: Language): Say =>
  (said) =>
    typeof said === 'string'
      ? translate(language, said)
      : translate(
          language,
          said.key,
          Object.fromEntries(Object.entries(said.with).map(([name, key]) => [name, translate(language, key)])),
        )

/** The call that offers the records of a list. */
const referringIn =
  ({ lists }: ApiSubject['registry'], say: Say) =>
  (name: string): string => {
    const found = lists.get(name)
    if (!found) return ''
    const { module, list, lookups } = found.wire
    return `${say({ key: 'api.refers', with: { name: found.label } })}: \`/api/${module}/${lookups[0] ?? list}\``
  }

/** A path with a tail (`File/*`) has the tail as its parameter. */
export const pathOf = ({ path }: Pick<AnyCall, 'path'>): string => `/api/${path.replace('*', '{id}')}`
export const methodOf = ({ method = 'POST' }: Pick<AnyCall, 'method'>): 'get' | 'post' =>
  method === 'GET' ? 'get' : 'post'
const operationIdOf = ({ path }: Pick<AnyCall, 'path'>): string =>
  path.replace('*', 'download').replaceAll(/[/.-]/g, '_')

const rightsText = (demand: Demand | 'anyone', say: Say): string =>
  typeof demand === 'string'
    ? say(`api.rights.${demand}`)
    : `${say('api.rights')}: ${demand.map(([id, flag]) => `${flag} – ${say(`function.${id}`)} (\`${id}\`)`).join(', ')}`

const notesOf = (call: AnyCall, say: Say): string => {
  const { note, rights } = call.about
  const { demand } = call
  return [
    note && say(note),
    rights ? say(rights) : typeof demand === 'function' ? '' : rightsText(demand, say),
    'forPeople' in call && call.forPeople ? say('api.forPeople') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const content = (type: string, schema: Json): JsonObject => ({ content: { [type]: { schema } } })

const takenAs = { form: 'application/x-www-form-urlencoded', upload: 'multipart/form-data', json: 'application/json' }

const bodyOf = ({ takes, takesAs }: About, speaker: Speaker): JsonObject =>
  takes ? { requestBody: { required: true, ...content(takenAs[takesAs ?? 'json'], speaker.schema(takes)) } } : {}

/** The envelope around what a call answers; every call may refuse instead. */
const envelopeOf = (data: Json): Json => ({
  anyOf: [
    {
      type: 'object',
      properties: {
        ErrorCode: { const: 0 },
        ErrorMessage: { const: '' },
        Message: { const: '' },
        Data: data,
      },
      required: ['ErrorCode', 'ErrorMessage', 'Message', 'Data'],
      additionalProperties: false,
    },
    { $ref: '#/components/schemas/Refusal' },
  ],
})

const answerOf = ({ answers, answersAs }: About, speaker: Speaker): JsonObject => {
  const schema = speaker.schema(answers)
  const description = speaker.say('api.answer')
  if (answersAs === 'file') return { description, ...content('application/octet-stream', schema) }
  return { description, ...content('application/json', answersAs === 'bare' ? schema : envelopeOf(schema)) }
}

const requestId = { $ref: '#/components/parameters/requestId' }
const parametersOf = (call: AnyCall, speaker: Speaker): Json[] => [
  ...(call.path.endsWith('*') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
  ...(call.about.query ?? []).map((one) => speaker.parameter(one)),
  ...('writes' in call && call.writes ? [requestId] : []),
]

const operationOf = (call: AnyCall, speaker: Speaker): JsonObject => {
  const { about } = call
  const parameters = parametersOf(call, speaker)
  const description = notesOf(call, speaker.say)
  return {
    operationId: operationIdOf(call),
    tags: [tagOf(call)],
    summary: speaker.say(about.title ?? `api.${call.path}`),
    ...(description && { description }),
    ...(isOpen(call) ? { security: [] } : {}),
    ...('forPeople' in call && call.forPeople ? { 'x-for-people': true } : {}),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(about, speaker),
    responses: { 200: answerOf(about, speaker), ...failures(call) },
  }
}

const tagOf = ({ path }: Pick<AnyCall, 'path'>): string => (path.includes('/') ? path.split('/')[0]! : 'Session')

/** A module is told as what its records are called, or by a text of its own. */
const tagsOf = ({ calls, registry }: ApiSubject, say: Say): Json[] => {
  const labels = new Map(
    [...registry.lists.values(), ...registry.documents.values()].map(({ wire, label }): [string, SpokenText] => [
      wire.module,
      label,
    ]),
  )
  return [...new Set([...calls.map(tagOf), 'Print'])]
    .toSorted()
    .map((name) => ({ name, description: say(labels.get(name) ?? `api.tag.${name}`) }))
}

const sorted = (of: ReadonlyMap<string, Json>): JsonObject =>
  Object.fromEntries([...of].toSorted(([a], [b]) => (a < b ? -1 : 1)))

export const describeApi = (described: ApiSubject): JsonObject => {
  const { calls, registry, language, isStrict = false } = described
  const say = sayIn(language)
  const speaker = createSpeaker({ say, referring: referringIn(registry, say), isStrict })
  const paths = new Map<string, Json>(
    calls.map((call) => [pathOf(call), { parameters: headers, [methodOf(call)]: operationOf(call, speaker) }]),
  )
  const printed = printServicePaths(speaker)
  return {
    openapi: '3.1.0',
    info: {
      title: say('api.title'),
      version: '1',
      summary: say('api.summary'),
      description: say('api.description'),
      license: { name: say('api.license'), identifier: 'LicenseRef-Vua' },
    },
    servers: [{ url: '/', description: say('api.server') }],
    security: [{ bearer: [] }],
    tags: tagsOf(described, say),
    paths: { ...sorted(paths), ...printed },
    components: {
      ...componentsOf(speaker),
      parameters: sorted(new Map([...headerParameters(say), ...speaker.parameters])),
      schemas: sorted(speaker.schemas),
    },
  }
}
