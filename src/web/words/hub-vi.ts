/** Translations of the pages of customers, suppliers and goods, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/hub.ts?vi'
