/** Words of pasting rows of a spreadsheet in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/paste.ts?vi'
