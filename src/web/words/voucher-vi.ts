/** Words of the screens of vouchers in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/voucher.ts?vi'
