/** What every call shares: headers, the ways to sign in, and how calls fail. */
import { integer, named, object, oneOf, text, type Schema } from '#model/schema.ts'
import type { Json, JsonObject } from '#wire/values.ts'
import type { AnyCall } from '../call/call.ts'
import type { Say, Speaker } from './spoken.ts'

const refusal = named('Refusal', () => ({
  ...object({ ErrorCode: oneOf(-1), ErrorMessage: text, Message: oneOf(''), Data: { type: 'null' } }),
  description: 'api.refusal',
}))
const failure = named('Failure', () =>
  object({ ErrorCode: oneOf(-1), ErrorMessage: text, Message: text, Data: { type: 'null' } }, { Code: text }),
)

/** Answers of the sign-in, which have no envelope. */
export const tokenSchema: Schema = object({ access_token: text, token_type: oneOf('bearer'), expires_in: integer })
const signInRefusal = named('SignInRefusal', () => ({
  type: 'object',
  properties: { error: text, error_description: text, mfa_token: text, expires_in: integer },
  required: ['error', 'error_description'],
}))

const statuses = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  429: 'TooMany',
  500: 'Fault',
  503: 'Busy',
} as const

const signIn = 'authtoken'

/** The failures a call may answer with. */
export const failures = (call: Pick<AnyCall, 'path' | 'about'> & { demand?: AnyCall['demand'] }): JsonObject =>
  Object.fromEntries(
    Object.entries(statuses)
      .filter(([status]) => !(call.demand === 'anyone' && status === '401') && !(status === '413' && !call.about.takes))
      .map(([status, name]) => [
        status,
        { $ref: `#/components/responses/${status === '400' && call.path === signIn ? 'SignInRefused' : name}` },
      ]),
  )

const answering = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
})

export const componentsOf = (speaker: Speaker): JsonObject => {
  const { say } = speaker
  speaker.schema(refusal)
  const failed = speaker.schema(failure)
  return {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: say('api.bearer') } },
    responses: {
      ...Object.fromEntries(
        Object.entries(statuses).map(([status, name]) => [name, answering(say(`api.status.${status}`), failed)]),
      ),
      SignInRefused: answering(say('api.signInRefused'), speaker.schema(signInRefusal)),
    },
  }
}

export const headers: Json[] = ['language', 'X-Tenant'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

const header = (name: string, say: Say, schema: Json): [string, Json] => [
  name,
  { name, in: 'header', description: say(`api.header.${name}`), schema },
]

export const headerParameters = (say: Say): [string, Json][] => [
  header('language', say, { type: 'string', enum: ['vi', 'en'], default: 'vi' }),
  header('X-Tenant', say, { type: 'string' }),
  [
    'requestId',
    {
      name: 'requestId',
      in: 'query',
      description: say('api.body.requestId'),
      schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
    },
  ],
]
