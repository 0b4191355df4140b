/** Translations of help, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/help.ts?en'
