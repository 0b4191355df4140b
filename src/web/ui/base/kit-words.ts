/** Texts of the UI kit itself; the application provides them in the current language. */
import { createContext, useContext } from 'react'

export interface KitWords {
  close: string
  cancel: string
  agree: string
  error: string
  notice: string
  clear: string
  noMatch: string
  loading: string
  previousMonth: string
  nextMonth: string
  months: readonly string[]
  /** Monday first. */
  weekdays: readonly string[]
}
const english: KitWords = {
  close: 'Close',
  cancel: 'Cancel',
  agree: 'OK',
  error: 'Error',
  notice: 'Notice',
  clear: 'Clear',
  noMatch: 'No match',
  loading: 'Loading',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
}
export const KitWordsContext = createContext<KitWords>(english)
export const useKitWords = (): KitWords => useContext(KitWordsContext)
