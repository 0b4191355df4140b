/** Translations for pasting spreadsheet rows, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/paste.ts?en'
