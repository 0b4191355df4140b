/** Words of the page of all keys in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/keys.ts?en'
