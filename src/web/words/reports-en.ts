/** Words of the pages of reports; see catalogue-vi.ts. */
export { en as words } from '#i18n/areas/reports.ts?en'
