/** The two calls of the print service, which is a server of its own (`server/render`). */
import { object, text } from '#model/schema.ts'
import type { Json } from '#wire/values.ts'
import { failures, headers } from './shared.ts'
import type { Speaker } from './spoken.ts'

interface Printed {
  path: string
  type: string
  schema: Json
}

export const printServicePaths = (speaker: Speaker): Readonly<Record<string, Json>> => {
  const { say } = speaker
  const body = {
    type: 'object',
    properties: {
      info: { type: 'object' },
      code: { type: 'string' },
      documents: {
        type: 'array',
        items: {
          type: 'object',
          properties: { info: { type: 'object' }, code: { type: 'string' }, copies: { type: 'integer' } },
          required: ['info', 'code'],
        },
      },
      perSheet: { type: 'integer' },
    },
    anyOf: [{ required: ['info', 'code'] }, { required: ['documents'] }],
  }
  const operation = ({ path, type, schema }: Printed): [string, Json] => [
    path,
    {
      servers: [
        {
          url: 'https://print.{domain}',
          description: say('api.printServer'),
          variables: { domain: { default: 'vua.localhost' } },
        },
      ],
      parameters: headers,
      post: {
        operationId: path.slice(1).replace('/', '_'),
        tags: ['Print'],
        summary: say(`api.${path.slice(1)}`),
        description: say('api.note.printService'),
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          200: { description: say('api.answer'), content: { [type]: { schema } } },
          ...failures({ path, about: { takes: {}, answers: {} } }),
        },
      },
    },
  ]
  return Object.fromEntries([
    operation({ path: '/pdf/html', type: 'application/json', schema: speaker.schema(object({ html: text })) }),
    operation({
      path: '/pdf/print',
      type: 'application/pdf',
      schema: { type: 'string', contentMediaType: 'application/pdf' },
    }),
  ])
}
