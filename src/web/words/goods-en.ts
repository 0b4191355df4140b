/** Translations for filling in and counting goods, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/goods.ts?en'
