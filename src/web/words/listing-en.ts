/** Words of the tables of lists and documents in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/listing.ts?en'
