/** Translations of the report pages, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/reports.ts?en'
