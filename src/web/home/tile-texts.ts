/** The words and numbers of tiles. */
import { sumText, useCellFormat } from '#web/grid/cell.tsx'
import { useWords } from '#web/words/words.ts'

export const useMoney = () => {
  const format = useCellFormat()
  return (value: number | string) => sumText('money', value, format)
}

export interface Texts {
  t: ReturnType<typeof useWords>['t']
  money: (value: number | string) => string
  percent: (value: number) => string
}

export const useTexts = (): Texts => {
  const { t } = useWords()
  const format = useCellFormat()
  return {
    t,
    money: (value) => sumText('money', value, format),
    percent: (value) => sumText('percent', value, format),
  }
}
