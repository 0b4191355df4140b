/** Translations of the page of packing, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/packing.ts?en'
