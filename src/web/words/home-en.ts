/** Translations of the home page, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/home.ts?en'
