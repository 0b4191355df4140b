/** Translations for deleting, cancelling and deleted documents, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/removal.ts?vi'
