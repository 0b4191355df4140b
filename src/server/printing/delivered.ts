/** All built-in print forms, of documents, reports, books and lists; tests use them without starting the print service. */
import { bookForms } from '#books/forms.server.ts'
import { documentForms } from '#documents/forms.server.ts'
import { listForms } from '#lists/forms.server.ts'
import type { Form } from '#output/forms/template.ts'
import { reportForms } from '#reports/forms.server.ts'

export const deliveredForms: readonly Form[] = [...documentForms, ...reportForms, ...bookForms, ...listForms]
