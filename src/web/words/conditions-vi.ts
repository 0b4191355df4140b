/** Translations for conditions on the columns of lists, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/conditions.ts?vi'
