/** Which form is made for a paper. */
import { isRoll } from '#output/roll.ts'
import type { PrintChoice } from './choice.ts'
import type { Language } from '#i18n/fill.ts'
import type { Paper } from './job.ts'

export interface PrintForm {
  id: string
  name: string
  isDefault: boolean
  /** Null: of its own lengths. */
  size: Paper | null
  /** The languages it exists in. */
  speaks: readonly Language[]
}

/**
 * The choice for another paper: a till roll takes the form that is made for it, or for another roll; a sheet the first
 * that is made for sheets, if one printed on a roll before.
 */
export const choiceForPaper = (forms: readonly PrintForm[], chosen: PrintChoice, paper: Paper): PrintChoice => {
  const now = forms.find(({ id }) => id === chosen.template) ?? forms.find(({ isDefault }) => isDefault)
  if (!now) return { ...chosen, paper }
  const isOther = isRoll(now.size) !== isRoll(paper)
  const next =
    now.size === paper
      ? now
      : (forms.find(({ size }) => size === paper && (isOther || isRoll(size))) ??
        (isOther ? forms.find(({ size }) => isRoll(size) === isRoll(paper)) : undefined))
  if (!next) return { ...chosen, paper }
  return { ...chosen, template: next.id, paper: next.size === paper ? '' : paper, orientation: '', copies: {} }
}

/** What is made of each document, with forms that are still there. */
export const copiesOf = (forms: readonly PrintForm[], { copies, template }: PrintChoice): PrintChoice['copies'] => {
  const known = Object.entries(copies).filter(([id]) => forms.some((form) => form.id === id))
  if (known.length > 0) return Object.fromEntries(known)
  const usual = forms.find(({ id }) => id === template) ?? forms.find(({ isDefault }) => isDefault) ?? forms[0]
  return usual ? { [usual.id]: 1 } : {}
}
