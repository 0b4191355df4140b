/** Words of filling in and counting goods; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/goods.ts?vi'
