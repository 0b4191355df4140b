/** Translations for tables of lists and documents, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/listing.ts?en'
