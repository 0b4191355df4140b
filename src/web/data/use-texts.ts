/** How values are shown and typed where no form says more: in the user's language and in base currency. */
import { useMemo } from 'react'
import type { Day } from '#kernel/day.ts'
import type { TextContext } from '#web/values/value-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useSettings, useToday } from './profile.ts'

export const useTexts = (decimalsOf?: TextContext['decimalsOf']): TextContext => {
  const { language, label } = useFormWords()
  const { baseDecimals } = useSettings()
  const today: Day = useToday()
  return useMemo(
    () => ({ language, today, label, decimalsOf: decimalsOf ?? (() => baseDecimals) }),
    [language, label, today, decimalsOf, baseDecimals],
  )
}
