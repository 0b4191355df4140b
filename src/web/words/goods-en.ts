/** Words of filling in and counting goods; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/goods.ts?en'
