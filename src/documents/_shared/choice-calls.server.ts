/** Calls that answer the choices of a field as the rows of a lookup. */
import type { Language } from '#i18n/fill.ts'
import { translate } from '#i18n/catalogues.server.ts'

interface Choice {
  id: string
  /** A key of the texts. */
  label: string
  code: string
}

export const choiceRows = (language: Language, choices: readonly Choice[]) => {
  const rows = choices.map(({ id, label, code }, index) => ({
    Id: id,
    Name: translate(language, label),
    Code: code,
    Note: '',
    GroupID: '',
    Ordinal: index + 1,
    Phaithu: 0,
    Phaitra: 0,
  }))
  return { ListItem: rows, TotalCount: rows.length }
}
