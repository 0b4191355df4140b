/** Translations of the reasons of prices and of price levels, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/prices.ts?en'
