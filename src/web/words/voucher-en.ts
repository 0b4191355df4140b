/** Translations of the voucher screens, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/voucher.ts?en'
