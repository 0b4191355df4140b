/** Translations of what the frame of every page opens, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/opened.ts?en'
