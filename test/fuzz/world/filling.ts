/** What a set is filled with: whoever calls, what he made, and the values that stand in it. */
import type { Field } from '#model/field.ts'
import type { Source } from './values.ts'

// What a call answers is for whoever asks to say.
// eslint-disable-next-line typescript/no-explicit-any -- see above
type Anything = any

/** A signed-in person, over a network or without one. Data of the answer; throws when it was refused. */
export interface Caller {
  call(path: string, body?: unknown, query?: Readonly<Record<string, string>>): Promise<Anything>
  upload(name: string, bytes: Buffer): Promise<string>
}

export type Body = Readonly<Record<string, unknown>>
export interface FullSet {
  marker: string
  today: string
  /** By list, document, `user`, `userGroup`, `view`, `attachment`: ids, two of each where there are two. */
  ids: Readonly<Record<string, readonly string[]>>
  /** What was sent to make the first of each list and document. */
  bodies: Readonly<Record<string, Body>>
  /** Ids of the lines of the first document of each kind. */
  lines: Readonly<Record<string, readonly string[]>>
}

export interface Filling extends FullSet {
  caller: Caller
  ids: Record<string, string[]>
  bodies: Record<string, Body>
  lines: Record<string, string[]>
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** Two purchases at different prices: their average, the cost, was typed by nobody. */
export const prices = {
  opening: 7_000_001,
  purchase: 8_555_553,
  sale: 12_345_679,
  average: 7_777_777,
  buying: 6_111_127,
  wage: 9_888_883,
}

/** The first record refers to first records, the second to second ones. */
export const source = (set: Filling, at: 0 | 1): Source => ({
  marker: set.marker,
  today: set.today,
  file: set.ids['attachment']![0]!,
  idFor: (name: string, field: Field) => {
    const wanted = name === 'toStore' ? 1 : field.narrow?.['objType'] === 'ncc' ? 1 : at
    const found = set.ids[field.of ?? ''] ?? []
    return found[wanted] ?? found[0]
  },
})

export const keep = (set: Filling, kind: string, id: string, body: object): void => {
  ;(set.ids[kind] ??= []).push(id)
  set.bodies[kind] ??= body as Body
}
