/** Translations of waiting work, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/work.ts?en'
