/** Tells whether a pasted text is several cells of a spreadsheet and not a text for one. */
export const isBlock = (text: string): boolean => /\t|\r?\n\S/.test(text)
