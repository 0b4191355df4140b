/** Translations of the file import, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/importing.ts?vi'
