/** Texts and numbers as HTML. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)
/** To two decimals. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100)
