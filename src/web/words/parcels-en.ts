/** Translations of what is done with parcels, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/parcels.ts?en'
