/** Translations of the pages of customers, suppliers and goods, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/hub.ts?en'
