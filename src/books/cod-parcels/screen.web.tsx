import { parcelScreen } from '../_shared/parcel-screen.web.tsx'

export const screen = parcelScreen
