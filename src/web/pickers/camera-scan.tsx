/** Reading bar codes with the camera of a phone, where the browser can. */
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLatest } from '#web/form/use-latest.ts'
import { useFormWords } from '#web/form/words.ts'

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}
declare const BarcodeDetector: new () => Detector

const PAUSE_MS = 250
const AGAIN_MS = 1500

export const CameraScan = ({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) => {
  const { t } = useFormWords()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState(false)
  const tell = useLatest(onCode)
  useEffect(() => {
    const stop = watch(video.current!, (code) => tell.current(code))
    stop.started.catch(() => setProblem(true))
    return stop.end
  }, [tell])
  return (
    <Dialog kind="bottom" plain opened onClose={onClose} title={t('form.camera')}>
      {problem ? (
        <p style={{ padding: 16 }}>{t('form.noCamera')}</p>
      ) : (
        <video ref={video} muted playsInline style={{ width: '100%', display: 'block', background: '#000' }} />
      )}
    </Dialog>
  )
}

const watch = (video: HTMLVideoElement, onCode: (code: string) => void) => {
  let stream: MediaStream | undefined
  let ended = false
  let last = { code: '', at: 0 }
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (ended) {
      end()
      return
    }
    video.srcObject = stream
    await video.play()
    void look(new BarcodeDetector())
  }
  const look = async (detector: Detector): Promise<void> => {
    while (!ended) {
      const [found] = await detector.detect(video).catch(() => [])
      if (found && (found.rawValue !== last.code || performance.now() - last.at > AGAIN_MS)) {
        last = { code: found.rawValue, at: performance.now() }
        onCode(found.rawValue)
      }
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS)
      })
    }
  }
  const end = () => {
    ended = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  return { started: start(), end }
}
