/** Words of counting; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/count.ts?vi'
