/** Translations of the reasons of prices and of price levels, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/prices.ts?vi'
