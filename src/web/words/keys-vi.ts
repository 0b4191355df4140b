/** Words of the page of all keys in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/keys.ts?vi'
