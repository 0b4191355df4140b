/** Translations of what is done with parcels, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/parcels.ts?vi'
