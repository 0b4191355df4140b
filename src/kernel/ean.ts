/** The numbers of goods that are printed as bar codes (GS1 General Specifications §7.9, EAN/UPC). */

/** The last digit of an EAN-13, from the twelve before it: they weigh 1 and 3 in turn, from the left. */
export const eanCheckDigit = (twelve: string): number => {
  const sum = Array.from(twelve, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** True if it is thirteen digits of which the last is right. */
export const isEan13 = (text: string): boolean =>
  /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text[12])

/** True if digits end in the one that follows from those before, which weigh 3 and 1 in turn from the right. */
const isChecked = (digits: string): boolean =>
  eanCheckDigit(digits.slice(0, -1).padStart(12, '0')) === Number(digits.at(-1))
/** The short number of small goods. */
export const isEan8 = (text: string): boolean => /^\d{8}$/.test(text) && isChecked(text)
/** The number of American goods. */
export const isUpcA = (text: string): boolean => /^\d{12}$/.test(text) && isChecked(text)

/** The longest text of which a bar code is made. */
const LONGEST = 80
/** True if Code 128 has all its characters: letters with Vietnamese marks are not among them. */
export const isBarcodeText = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST && /^[\x20-\x7e]+$/.test(text)
