/** Translations of the page of keyboard shortcuts, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/keys.ts?en'
