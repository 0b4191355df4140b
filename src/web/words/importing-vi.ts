/** Words of taking from a file in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/importing.ts?vi'
