/** Words of scanning with the camera in Vietnamese; see catalogue-vi.ts. */
export { vi as words } from '#i18n/areas/camera.ts?vi'
