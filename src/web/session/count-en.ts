/** Words of counting; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/count.ts?en'
