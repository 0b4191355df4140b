/** Words of the pages of the system in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/owner.ts?vi'
