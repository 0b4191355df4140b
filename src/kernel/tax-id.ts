/** Vietnamese tax codes (mã số thuế): 10 digits with a check digit, 13 for branches, 12 for people (TT 86/2024/TT-BTC). */

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/**
 * Removes blanks and dots and inserts the hyphen of a branch: `0100109106001` → `0100109106-001`. Other texts are
 * returned unchanged.
 */
export const normalTaxId = (text: string): string => {
  const bare = text.trim().replace(/[\s.]/g, '')
  const branch = /^(\d{10})-?(\d{3})$/.exec(bare)
  return branch ? `${branch[1]}-${branch[2]}` : bare
}

/** True if the tenth digit is the correct check digit of the first nine. */
const isChecked = (ten: string): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(ten[index]), 0)
  return 10 - (sum % 11) === Number(ten[9])
}

/**
 * Expects the output of `normalTaxId`. The 12 digits of a personal tax code have no check digit, so only their number
 * is checked.
 */
export const isTaxId = (text: string): boolean => {
  if (/^\d{12}$/.test(text)) return true
  const match = /^(\d{10})(?:-(\d{3}))?$/.exec(text)
  return match !== null && match[2] !== '000' && isChecked(match[1]!)
}
