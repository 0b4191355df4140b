/** The calls for the page of a record, of lists that declare a hub: its figures, and its documents of every kind. */
import { hubDocuments } from '#engine/document/of-record.ts'
import { hubFacts } from '#engine/record/hub.ts'
import type { ListModule } from '#engine/record/record.ts'
import { parseDay, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { Demand } from '#model/right.ts'
import type { Fields } from '#model/field.ts'
import { hubDocumentFields } from '#wire/hub.ts'
import { writeFields } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { aboutFacts, aboutHubDocuments } from '../openapi/records.ts'
import { writingFor } from './listing.ts'

const USUAL_ROWS = 50
const MOST_ROWS = 200

const texts =
  ({ query }: Input) =>
  (name: string) =>
    (fromQuery(query, name) ?? '').trim()

const dayIn = (text: string, label: string): Day | null => {
  const day = text === '' ? null : parseDay(text)
  if (text !== '' && day === null) throw new Unreadable('invalid', { label })
  return day
}
const END = /^(\d{4}-\d{2}-\d{2})_(\d{1,18})$/

/** The place where the page before ended, as the answer named it. */
const endIn = (text: string) => {
  const [, day = '', seq = ''] = END.exec(text) ?? []
  const known = parseDay(day)
  if (text !== '' && !known) throw new Unreadable('invalid', { label: 'after' })
  return known && { day: known, seq }
}

const rowsIn = (text: string): number => {
  const count = Number(text || USUAL_ROWS)
  if (!Number.isSafeInteger(count) || count < 1) throw new Unreadable('invalid', { label: 'nItem' })
  return Math.min(count, MOST_ROWS)
}

export const hubCalls = (module: ListModule, demand: Demand): Call[] => {
  const { definition, slots } = module
  const hub = slots?.hub
  if (!hub) return []
  const fields = Object.entries(hub.hub.facts).map(([name, { field }]) => [name, field] as const)
  return [
    {
      path: `${definition.wire.module}/getFacts`,
      about: aboutFacts(definition, hub.hub.facts),
      demand,
      run: async (scope, input) => {
        const facts = await hubFacts(scope, module, { id: texts(input)('s_ID'), hub })
        const shown: Fields = Object.fromEntries(fields.filter(([name]) => name in facts))
        return writeFields(shown, facts, writingFor(scope))
      },
    },
    {
      path: `${definition.wire.module}/getDocuments`,
      about: aboutHubDocuments(definition),
      demand,
      run: async (scope, input) => {
        const text = texts(input)
        const { rows, end } = await hubDocuments(scope, module, {
          hub: hub.hub,
          query: {
            id: text('s_ID'),
            from: dayIn(text('FromDate'), 'FromDate'),
            to: dayIn(text('ToDate'), 'ToDate'),
            after: endIn(text('after')),
            limit: rowsIn(text('nItem')),
          },
        })
        return {
          ListItem: rows.map((row) => ({
            s_ID: row.id,
            ...writeFields(hubDocumentFields, { ...row }, writingFor(scope)),
          })),
          after: end && `${end.day}_${end.seq}`,
        }
      },
    },
  ]
}
