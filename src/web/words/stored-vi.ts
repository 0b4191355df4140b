/** Translations of the page of a stored document, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/stored.ts?vi'
