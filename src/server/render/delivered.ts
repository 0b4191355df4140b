/** All built-in print forms, of documents and reports; tests use them without starting the print service. */
import { documentForms } from '#documents/forms.server.ts'
import type { Form } from '#output/template.ts'
import { reportForms } from '#reports/forms.server.ts'

export const deliveredForms: readonly Form[] = [...documentForms, ...reportForms]
