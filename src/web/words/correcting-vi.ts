/** Translations of putting wrong invoices right, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/correcting.ts?vi'
