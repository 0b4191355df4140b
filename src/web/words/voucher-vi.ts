/** Translations of the voucher screens, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/voucher.ts?vi'
