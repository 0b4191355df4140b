/** Translations of the report pages, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/reports.ts?vi'
