/** Words of scanning with the camera in English; see catalogue-en.ts. */
export { en as words } from '#i18n/areas/camera.ts?en'
