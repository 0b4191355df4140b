/** Translations for pasting spreadsheet rows, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/paste.ts?vi'
