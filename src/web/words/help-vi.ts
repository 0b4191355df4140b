/** Translations of help, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/help.ts?vi'
