/** Translations of the file import, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/importing.ts?en'
