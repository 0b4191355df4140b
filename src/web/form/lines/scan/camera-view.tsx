/** Scans bar codes with the camera, one after another, and shows what became of each. */
import { CameraOff, Flashlight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { useFormWords, type FormKey } from '#web/words/form-words.ts'
import { barcodeReader, watchBarcodes } from '../../../pickers/barcode.ts'
import { openCamera, problemOf, type Camera, type CameraProblem } from '../../../pickers/camera.ts'
import style from './camera.module.css'
import { soundTaken, soundUnknown } from '../../../pickers/scan-sound.ts'
import type { ScanResult } from './camera-result.ts'

export interface CameraViewProps {
  take: (code: string) => Promise<ScanResult>
  onClose: () => void
  /** Called with the line the scanned goods were added to. */
  onTaken?: (line: number) => void
}

const texts = {
  none: 'camera.none',
  refused: 'camera.refused',
  busy: 'camera.busy',
  insecure: 'camera.insecure',
  failed: 'camera.failed',
} as const satisfies Record<CameraProblem, FormKey>

type ShownScan = ScanResult & { id: number }
const SHOWN = 4

/** Runs camera and decoder and collects the results; restarts whenever `round` changes. */
const useScanning = (
  video: RefObject<HTMLVideoElement | null>,
  takeCode: CameraViewProps['take'],
  { round, onTaken }: { round: number; onTaken: ((line: number) => void) | undefined },
) => {
  const taken = useLatest(onTaken)
  const takeNow = useLatest(takeCode)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [camera, setCamera] = useState<Camera | null>(null)
  const [shownScans, setShownScans] = useState<readonly ShownScan[]>([])
  useEffect(() => {
    let isClosed = false
    let end: () => void = () => undefined
    const take = async (code: string) => {
      const scanned = await takeNow.current(code)
      if (scanned.found) soundTaken()
      else soundUnknown()
      if (scanned.line !== undefined) taken.current?.(scanned.line)
      setShownScans((before) => [{ ...scanned, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, SHOWN))
    }
    const begin = async () => {
      if (!isSecureContext || !('mediaDevices' in navigator)) return setProblem('insecure')
      try {
        const [opened, reader] = await Promise.all([openCamera(video.current!), barcodeReader()])
        if (isClosed) return opened.close()
        const stop = watchBarcodes(video.current!, reader, (code) => void take(code))
        end = () => {
          stop()
          opened.close()
        }
        setCamera(opened)
      } catch (failure) {
        if (!isClosed) setProblem(problemOf(failure))
      }
    }
    void begin()
    return () => {
      isClosed = true
      end()
    }
  }, [video, takeNow, round, taken])
  return { problem, camera, shownScans, clear: () => setProblem(null) }
}

export const CameraView = ({ take, onClose, onTaken }: CameraViewProps) => {
  const { t } = useFormWords()
  const video = useRef<HTMLVideoElement>(null)
  const [round, setRound] = useState(0)
  const { problem, camera, shownScans, clear } = useScanning(video, take, { round, onTaken })
  useClosedWhenHidden(onClose)
  const again = () => {
    clear()
    setRound(round + 1)
  }
  return (
    <Dialog
      kind="bottom"
      plain
      opened
      onClose={onClose}
      title={t('form.camera')}
      foot={
        <>
          {camera?.torch && <Torch light={camera.torch} />}
          <Button variant="primary" onClick={onClose}>
            {t('camera.done')}
          </Button>
        </>
      }
    >
      <div className={style.video} data-off={problem !== null || undefined}>
        <video ref={video} muted playsInline aria-label={t('form.camera')} />
        <div className={style.scanArea} aria-hidden="true" />
      </div>
      {problem ? (
        <div className={style.problem} role="alert">
          <CameraOff size={20} aria-hidden="true" />
          <p>{t(texts[problem])}</p>
          <Button onClick={again}>{t('web.retry')}</Button>
        </div>
      ) : (
        <div className={style.results} role="status">
          {shownScans.length === 0 && <p>{t(camera ? 'camera.aim' : 'camera.starting')}</p>}
          {shownScans.map((one) => (
            <p key={one.id} data-found={one.found}>
              {one.text}
            </p>
          ))}
        </div>
      )}
    </Dialog>
  )
}

const Torch = ({ light }: { light: NonNullable<Camera['torch']> }) => {
  const { t } = useFormWords()
  const [on, setOn] = useState(false)
  const toggle = () => {
    setOn(!on)
    light(!on).catch(() => setOn(false))
  }
  return (
    <Button pressed={on} icon={<Flashlight size={16} />} onClick={toggle}>
      {t('camera.torch')}
    </Button>
  )
}

/** Closes when the page is hidden, because the camera and its light would stay on. */
const useClosedWhenHidden = (onClose: () => void) => {
  const latest = useLatest(onClose)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [latest])
}
