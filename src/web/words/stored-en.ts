/** Translations of the page of a stored document, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/stored.ts?en'
