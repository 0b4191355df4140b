/** Translations of the guided start, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/start.ts?en'
