/** Translations for questions before a save, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/asking.ts?vi'
