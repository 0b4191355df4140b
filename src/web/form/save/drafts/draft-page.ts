/** The common prefix of the storage keys of a page's drafts. */
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

/**
 * `from` is the document a new one was prefilled from, so that its draft is kept apart from that of a blank form.
 */
export const draftPage = (name: string, id: string | null, from = ''): string =>
  `${tenantCode()}/${sessionUser()}/${name}/${id ?? `new${from && `?${from}`}`}`
