/** Words of the tables of lists and documents in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/listing.ts?vi'
