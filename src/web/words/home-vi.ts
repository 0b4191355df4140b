/** Translations of the home page, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/home.ts?vi'
