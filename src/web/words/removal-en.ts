/** Translations for deleting, cancelling and deleted documents, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/removal.ts?en'
