/** Puts texts in Vietnamese order, digits by their value and without regard to case: "SP9" before "SP10". */
const collator = new Intl.Collator('vi', { numeric: true, sensitivity: 'accent' })

export const compareTexts = (a: string, b: string): number => collator.compare(a, b)
