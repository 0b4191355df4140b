/** Translations of putting wrong invoices right, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/correcting.ts?en'
