/**
 * Names for opening balances, which have no number, where other documents are shown by their numbers (contract
 * amendments).
 */
import { translate } from '#i18n/catalogues.server.ts'
import type { Scope } from '../scope.ts'

export interface OpeningWords {
  /** Shown instead of a number. */
  number: string
  /** Shown instead of a description. */
  balance: string
}

/** Returns the names in the caller's language. */
export const openingWords = ({ language }: Pick<Scope, 'language'>): OpeningWords => ({
  number: translate(language, 'report.opening'),
  balance: translate(language, 'report.openingDebt'),
})
