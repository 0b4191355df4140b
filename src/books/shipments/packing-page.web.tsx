/** Đóng gói: a bill is scanned, its goods are put in one by one, weighed, handed over, and the label is printed. */
import { Camera } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react'
import { barcodeReader } from '#web/pickers/barcode.ts'
import { watchScans, type ScanTaker } from '#web/form/lines/scan/watch-scans.ts'
import { PrintHost, printJob } from '#web/print/job.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { loadArea, useWords } from '#web/words/words.ts'
import { ParcelView } from '../_shared/parcel-view.web.tsx'
import { PackingBill } from './packing-bill.web.tsx'
import { packing } from './packing-desk.web.ts'
import { PackingWaiting } from './packing-waiting.web.tsx'
import { said, shownParcel, takePackingCode } from './packing-scan.web.ts'
import style from './packing.module.css'

const loadCameraView = async () =>
  (await Promise.all([import('#web/form/lines/scan/camera-view.tsx'), loadArea('camera')]))[0]

const CameraView = lazy(async () => ({ default: (await loadCameraView()).CameraView }))

/** Loaded while there is a connection, because there may be none where goods are packed. */
const fetchCamera = async () => {
  await Promise.all([loadCameraView(), barcodeReader()])
}

const taker: ScanTaker = {
  isLocked: () => false,
  take: async (codes) => {
    let problem = ''
    for (const code of codes) {
      const taken = await takePackingCode(code)
      if (taken.found) return { show: () => undefined }
      problem ||= taken.text
    }
    return { problem }
  },
}

const useScanner = () => {
  useEffect(() => {
    const closing = new AbortController()
    watchScans(taker, closing.signal)
    fetchCamera().catch(() => undefined)
    return () => {
      closing.abort()
      said.set(null)
      shownParcel.set(null)
    }
  }, [])
}

const useOnline = (): boolean => {
  const [isOnline, setOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}

const CodeField = ({ onCamera }: { onCamera: () => void }) => {
  const { label } = useWords()
  const [typed, setTyped] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (code === '') return
    setTyped('')
    const [{ found }, { soundTaken, soundUnknown }] = await Promise.all([
      takePackingCode(code),
      import('#web/pickers/scan-sound.ts'),
    ])
    if (found) soundTaken()
    else soundUnknown()
  }
  return (
    <form className={style.code} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={label('packing.code')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // What a scanner sends into it is no typing, whatever key ends it.
        data-goods
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        autoFocus
      />
      <Button type="submit">{label('packing.open')}</Button>
      <Button icon={<Camera size={18} />} aria-label={label('packing.camera')} onClick={onCamera} />
    </form>
  )
}

const LastSaid = () => {
  const { label } = useWords()
  const last = useStore(said)
  return (
    <p className={style.said} role="status" data-found={last?.found}>
      {last?.text ?? label('packing.aim')}
    </p>
  )
}

export const PackingPage = () => {
  const { label } = useWords()
  const now = useStore(packing)
  const parcel = useStore(shownParcel)
  const isPrinting = useStore(printJob) !== null
  const isOnline = useOnline()
  const [hasCamera, setCamera] = useState(false)
  useScanner()
  return (
    <section className={style.page}>
      <CodeField onCamera={() => setCamera(true)} />
      <LastSaid />
      {!isOnline && (
        <p className={style.warning} role="alert">
          {label('packing.offline')}
        </p>
      )}
      {parcel !== null && <ParcelView id={parcel} />}
      {parcel === null && now && <PackingBill now={now} />}
      {parcel === null && !now && <PackingWaiting />}
      <Suspense>
        {hasCamera && <CameraView take={takePackingCode} onClose={() => setCamera(false)} />}
        {isPrinting && <PrintHost />}
      </Suspense>
    </section>
  )
}
