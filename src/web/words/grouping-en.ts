/** Translations for groups of the rows of lists, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/grouping.ts?en'
