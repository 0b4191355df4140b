/** Translations for printing labels of products, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/labels.ts?vi'
