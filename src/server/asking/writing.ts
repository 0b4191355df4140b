/** What all questions have in common. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import type { OutboundQuestion } from '../outbound/question.ts'

const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }
/** JSON in which decimals are numbers with all their digits. */
export const jsonBody = (value: unknown): NonNullable<OutboundQuestion['body']> => ({
  type: 'application/json',
  content: JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? rawJSON(decimalText(one as Decimal)) : one,
  ),
})

/** Of whatever changes nothing. */
export const findTimes = { firstByteMs: 20_000, wholeMs: 30_000 } as const
