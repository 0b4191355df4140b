/** Translations of the counter, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/counter.ts?vi'
