/** Translations of the camera scanner, English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/camera.ts?en'
