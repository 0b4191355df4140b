/** Translations of the system pages, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/invoicing.ts?vi'
