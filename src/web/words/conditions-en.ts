/** Translations for conditions on the columns of lists, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/conditions.ts?en'
