/** What is sent to the print service for the preview of a form that is being written. */
import type { TemplatePaper } from '../calls.ts'

export interface PreviewText extends TemplatePaper {
  content: string
  code: string
}

/** A new form has no code yet, and the service wants one; with the text beside it, it chooses nothing. */
const NAMELESS = 'NEW'
/** Without any text the service would print the form that is stored under the code. */
const BLANK = '<p></p>'

export const previewBody = (
  { content, code, size, orientation, pageWidth, pageHeight }: PreviewText,
  info: unknown,
) => ({
  info,
  code: code || NAMELESS,
  content: content.trim() === '' ? BLANK : content,
  ...(pageWidth || pageHeight ? { pageWidth, pageHeight } : size && { size }),
  ...(orientation && { orientation }),
})
