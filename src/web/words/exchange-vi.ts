/** Translations of what was said to other systems, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/exchange.ts?vi'
