/** Translations of waiting work, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/work.ts?vi'
