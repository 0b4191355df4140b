/** Translations of the system pages, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/invoicing.ts?en'
