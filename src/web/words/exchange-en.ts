/** Translations of what was said to other systems, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/exchange.ts?en'
