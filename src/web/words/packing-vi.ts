/** Translations of the page of packing, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/packing.ts?vi'
