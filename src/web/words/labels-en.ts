/** Translations for printing labels of products, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/labels.ts?en'
