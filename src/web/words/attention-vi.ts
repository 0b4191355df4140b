/** Translations of what waits for the user, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/attention.ts?vi'
