/** Words of the screens of vouchers in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/voucher.ts?en'
