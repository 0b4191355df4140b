/** Translations for questions before a save, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/asking.ts?en'
