/** Words of pasting rows of a spreadsheet in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/paste.ts?en'
