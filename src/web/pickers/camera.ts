/** Opens the camera as a source of pictures, controls its light, and names its problems. */

/** The reason why there is no picture. */
export type CameraProblem = 'none' | 'refused' | 'busy' | 'insecure' | 'failed'

export interface Camera {
  /** Switches the light; null when the camera has none. */
  torch: ((on: boolean) => Promise<void>) | null
  close: () => void
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
export const problemOf = (failure: unknown): CameraProblem =>
  failure instanceof DOMException ? (problems[failure.name] ?? 'failed') : 'failed'

/** Missing in the DOM types. */
interface Lamp extends MediaTrackConstraintSet {
  torch?: boolean
  focusMode?: string
}
const apply = (track: MediaStreamTrack, wish: Lamp): Promise<void> => track.applyConstraints({ advanced: [wish] })

/** Throws the browser's error; see problemOf. */
export const openCamera = async (video: HTMLVideoElement): Promise<Camera> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  video.srcObject = stream
  try {
    await video.play()
  } catch (failure) {
    close()
    throw failure
  }
  const [track] = stream.getVideoTracks()
  const can = (track?.getCapabilities?.() ?? {}) as { torch?: boolean; focusMode?: string[] }
  if (track && can.focusMode?.includes('continuous'))
    await apply(track, { focusMode: 'continuous' }).catch(() => undefined)
  return { torch: track && can.torch ? (on) => apply(track, { torch: on }) : null, close }
}
