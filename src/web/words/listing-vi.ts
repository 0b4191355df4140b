/** Translations for tables of lists and documents, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/listing.ts?vi'
