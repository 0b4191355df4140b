/** Words of the pages of reports; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/reports.ts?vi'
