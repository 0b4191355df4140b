/**
 * Amounts that people may type but that are worked out otherwise: a discount, a tax. Readers get what holds, so what they
 * send back may be either; here it is told apart.
 */
import { remembered } from '#kernel/remembered.ts'
import type { Fields } from './field.ts'

type Held = Readonly<Record<string, unknown>>

interface Twin {
  /** The field with what was typed, the one with what holds, and that of the percentage, if there is one. */
  typed: string
  holds: string
  percent: string | undefined
}
const twinsOf = remembered(new WeakMap<Fields, readonly Twin[]>(), (fields) =>
  Object.entries(fields).flatMap(([holds, { typedTwin }]) =>
    typedTwin === undefined
      ? []
      : [
          {
            typed: typedTwin,
            holds,
            percent: Object.keys(fields).find((name) => fields[name]!.replaces === typedTwin),
          },
        ],
  ),
)

/**
 * True if the amount that was sent is what had been worked out for the record as it was read. Who takes the percentage
 * away and leaves the amount means the amount.
 */
const isEcho = ({ typed, holds, percent }: Twin, sent: Held, read: Held): boolean => {
  if ((sent[typed] ?? null) === null || (read[typed] ?? null) !== null || sent[typed] !== read[holds]) return false
  return !percent || (read[percent] ?? null) === null || !(percent in sent) || (sent[percent] ?? null) !== null
}

/** The values that were sent, without amounts that only come back as they were read. */
export const withoutEchoes = <V extends Held>(fields: Fields, sent: V, read: Held | undefined): V => {
  if (!read) return sent
  const echoes = twinsOf(fields).filter((twin) => isEcho(twin, sent, read))
  return echoes.length === 0 ? sent : { ...sent, ...Object.fromEntries(echoes.map(({ typed }) => [typed, null])) }
}

/** True if a typed amount is there at all; most senders leave them out, and of nothing there is no doubt. */
export const hasTypedAmounts = (fields: Fields, sent: Held): boolean =>
  twinsOf(fields).some(({ typed }) => typeof sent[typed] === 'bigint' && sent[typed] !== 0n)
