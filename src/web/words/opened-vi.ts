/** Translations of what the frame of every page opens, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/opened.ts?vi'
