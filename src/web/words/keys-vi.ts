/** Translations of the page of keyboard shortcuts, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/keys.ts?vi'
