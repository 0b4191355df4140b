/** Translations of the camera scanner, Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/camera.ts?vi'
