/** Translations for merging two records, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/merge.ts?en'
