/** Translations of the guided start, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/start.ts?vi'
