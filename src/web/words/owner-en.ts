/** Words of the pages of the system in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/owner.ts?en'
