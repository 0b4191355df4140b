/** Translations of what waits for the user, English; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/attention.ts?en'
