/** What opening balances are called where documents are named by their numbers: they have none (contract amendments). */
import { translate } from '#i18n/catalogues.server.ts'
import type { Scope } from '../scope.ts'

export interface OpeningWords {
  /** In place of a number. */
  number: string
  /** In place of a description. */
  balance: string
}

/** In the caller's language. */
export const openingWords = ({ language }: Pick<Scope, 'language'>): OpeningWords => ({
  number: translate(language, 'report.opening'),
  balance: translate(language, 'report.openingDebt'),
})
