/** Translations of the counter, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/counter.ts?en'
