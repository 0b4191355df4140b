/** Translations for groups of the rows of lists, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/grouping.ts?vi'
