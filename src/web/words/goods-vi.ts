/** Translations for filling in and counting goods, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/goods.ts?vi'
