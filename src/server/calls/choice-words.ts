/** The texts that cells of an imported sheet may use for a choice. */
import { translate } from '#i18n/catalogues.server.ts'
import type { ImportColumn } from '#model/document.ts'
import type { Field } from '#model/field.ts'

/** The texts of a choice, by the contract and in every language, because people fill in the sheets. */
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
