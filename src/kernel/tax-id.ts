/** Vietnamese tax codes (mã số thuế): 10 digits with a check digit, 13 for branches, 12 for people (TT 86/2024/TT-BTC). */

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** Without blanks and dots, with the hyphen of a branch: `0100109106001` → `0100109106-001`. Other texts stay as they are. */
export const normalTaxId = (text: string): string => {
  const bare = text.trim().replace(/[\s.]/g, '')
  const branch = /^(\d{10})-?(\d{3})$/.exec(bare)
  return branch ? `${branch[1]}-${branch[2]}` : bare
}

/** Whether the tenth digit is the one the first nine demand. */
const isChecked = (ten: string): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(ten[index]), 0)
  return 10 - (sum % 11) === Number(ten[9])
}

/** For a normal form; the structure of a person's 12 digits is not tested. */
export const isTaxId = (text: string): boolean => {
  if (/^\d{12}$/.test(text)) return true
  const match = /^(\d{10})(?:-(\d{3}))?$/.exec(text)
  return match !== null && match[2] !== '000' && isChecked(match[1]!)
}
