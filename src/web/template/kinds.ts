/** The kinds of print forms (contract system §6) and the addresses of their pages. */
import { templateTypes } from '#system/print-template.ts'

export { templateTypes }
/** The page that opens first: sales bills are what most shops print. */
export const firstType = 5
export const templatesPath = '/system/printtemplate'
export const typePath = (xType: number): string => `${templatesPath}/${xType}`
export const editPath = (xType: number, id: string): string => `${typePath(xType)}/${id}`
/** `from` '': without a text. */
export const newPath = (xType: number, from = ''): string => `${editPath(xType, 'new')}${from && `?from=${from}`}`

/** The kind an address names; undefined if there is none of that number. */
export const readType = (text: string | undefined): number | undefined =>
  templateTypes.find((one) => String(one) === text)
