/** Which papers are rolls of a till, and which forms are made for one. */
import type { PaperSize } from './page.ts'

export const isRoll = (size: PaperSize | null): boolean => size === 'K80' || size === 'K58'

/** True if the text of a form says that it is for a roll. */
export const saysRoll = (content: string): boolean => /^\s*<page\b[^>]*\bsize="K(?:80|58)"/i.test(content)

/** What the form for a roll is called that goes with a form for sheets. */
export const rollCode = (code: string): string => `${code}_K80`
