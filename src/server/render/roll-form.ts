/** Which form is printed on the roll of a till, where one that is made for sheets was named. */
import type { PaperSize } from '#output/page.ts'
import { isRoll, rollCode, saysRoll } from '#output/roll.ts'
import type { Form } from '#output/forms/template.ts'
import { sharedType } from '#system/print-template.ts'

/** The form a call names, and what takes its place on the paper it asks for. */
export interface NamedForm {
  code: string
  /** The delivered form of its kind for that paper; the same, if it needs no other. */
  standsFor: string
  size: PaperSize | undefined
}

const isForRoll = ({ content }: Form): boolean => saysRoll(content)

/** These numbers are shared by forms of many kinds. */
const sharedTypes: readonly number[] = [0, sharedType]
/** Of the same kind, or what a form of no kind of its own has beside it for rolls. */
const isRollOf = (one: Form, { code, xType }: Form): boolean =>
  isForRoll(one) && (sharedTypes.includes(xType) ? one.code === rollCode(code) : one.xType === xType)

/** A form without one of its own for a roll takes that of its kind (contract amendments). */
export const namedForm = (
  forms: readonly Form[],
  { code, choice }: { code: string; choice: { size?: PaperSize } },
): NamedForm => {
  const { size } = choice
  const named = size && isRoll(size) ? forms.find((one) => one.code === code) : undefined
  const roll = named && !isForRoll(named) ? forms.find((one) => isRollOf(one, named)) : undefined
  return { code, standsFor: roll?.code ?? code, size }
}
