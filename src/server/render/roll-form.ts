/** Which form is printed on the roll of a till, where one that is made for sheets was named. */
import type { PaperSize } from '#output/page.ts'
import { isRoll, saysRoll } from '#output/roll.ts'
import type { Form } from '#output/template.ts'

/** The form a call names, and what takes its place on the paper it asks for. */
export interface NamedForm {
  code: string
  /** The delivered form of its kind for that paper; the same, if it needs no other. */
  standsFor: string
  size: PaperSize | undefined
}

const isForRoll = ({ content }: Form): boolean => saysRoll(content)

/** A form without one of its own for a roll takes that of its kind (contract amendments). */
export const namedForm = (
  forms: readonly Form[],
  { code, choice }: { code: string; choice: { size?: PaperSize } },
): NamedForm => {
  const { size } = choice
  const named = size && isRoll(size) ? forms.find((one) => one.code === code) : undefined
  const roll = named && !isForRoll(named) ? forms.find((one) => one.xType === named.xType && isForRoll(one)) : undefined
  return { code, standsFor: roll?.code ?? code, size }
}
