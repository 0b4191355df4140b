import { useMemo } from 'react'
import type { CellFormat } from '#output/cells.ts'
import { styleOf } from '#output/filters.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useSettings } from '#web/data/profile.ts'

/**
 * How cells are formatted for this user; the object changes only if one of the settings does. Tables show a dash for
 * zero.
 */
export const useLook = ({ zero }: Pick<CellFormat, 'zero'> = {}): CellFormat => {
  const { label, language } = useFormWords()
  const settings = useSettings()
  return useMemo(
    () => ({ style: styleOf({ company: settings }, language), words: label, ...(zero && { zero }) }),
    [settings, language, label, zero],
  )
}
