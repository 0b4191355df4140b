/** Translations for merging two records, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/merge.ts?vi'
