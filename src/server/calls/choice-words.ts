/** What cells of a sheet may say for a choice. */
import { translate } from '#i18n/catalogues.server.ts'
import type { ImportColumn } from '#model/document.ts'
import type { Field } from '#model/field.ts'

/** The words of a choice, the contract's and those of every language: sheets are filled in by people. */
export const choiceWords = (
  { choices }: Field,
  { words }: ImportColumn,
): Readonly<Record<string, number>> | undefined =>
  choices && {
    ...words,
    ...Object.fromEntries(
      choices.flatMap(({ value, label }) => [
        ...(['vi', 'en'] as const).map((language) => [translate(language, label), Number(value)]),
        [String(value), Number(value)],
      ]),
    ),
  }
