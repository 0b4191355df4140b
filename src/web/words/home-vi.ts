/** Words of the start page in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/home.ts?vi'
