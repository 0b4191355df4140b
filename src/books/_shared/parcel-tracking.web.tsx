/** The page on which the receiver of a parcel follows it: its address, copied, shown as a code, or made anew. */
import { QrCode as QrIcon, RefreshCw, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isSaved } from '#wire/envelope.ts'
import { ofId } from '#wire/spelling.ts'
import { may } from '#model/right.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { useWords, currentWords } from '#web/words/words.ts'
import { parcelChanged, parcelModule, type Parcel } from './parcel.web.ts'
import style from './parcel-peek.module.css'

const QrCode = lazy(async () => ({ default: (await import('#web/print/qr-code.tsx')).QrCode }))

const renew = async ({ s_ID }: Parcel): Promise<void> => {
  const { label } = currentWords()
  const isSure = await confirm({
    title: label('parcelTracking.renew'),
    message: label('parcelTracking.renewHint'),
    confirmLabel: label('parcelTracking.renew'),
    careful: true,
  })
  if (!isSure) return
  try {
    const answer = await call('api/Shipping/NewTrackingPage', { body: ofId(s_ID) })
    if (isSaved(answer)) {
      await parcelChanged()
      notifyOk(label('parcelTracking.renewed'))
    } else notifyInfo(answer.Description)
  } catch (failure) {
    reportFailure(failure)
  }
}

const CodeDialog = ({ address, onClose }: { address: string; onClose: () => void }) => {
  const { t, label } = useWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={label('parcelTracking.title')}
      width={360}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('web.close')}
        </Button>
      }
    >
      <Suspense>
        <QrCode text={address} label={label('parcelTracking.code')} />
      </Suspense>
      <p className={style.hint}>{label('parcelTracking.codeHint')}</p>
    </Modal>
  )
}

const CopyButton = ({ text }: { text: string }) => {
  const { label } = useWords()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notifyOk(label('parcelTracking.copied')),
      () => notifyInfo(label('parcelTracking.notCopied')),
    )
  // Browsers offer the clipboard only to pages of https and of this machine.
  if (!navigator.clipboard) return null
  return (
    <Button icon={<Copy size={16} />} onClick={() => void copy()}>
      {label('parcelTracking.copy')}
    </Button>
  )
}

export const TrackingPage = ({ parcel }: { parcel: Parcel }) => {
  const { label } = useWords()
  const { rights } = useRights()
  const [isShown, setShown] = useState(false)
  const address = `${location.origin}${parcel.trackingPage}`
  return (
    <>
      <h2 className={style.heading}>{label('parcelTracking.title')}</h2>
      <TextInput
        label={label('parcelTracking.address')}
        hideLabel
        value={address}
        readOnly
        hint={label('parcelTracking.hint')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={style.links}>
        <CopyButton text={address} />
        <Button icon={<QrIcon size={16} />} onClick={() => setShown(true)}>
          {label('parcelTracking.code')}
        </Button>
        {may(rights, parcelModule, 'U') && (
          <Button variant="subtle" icon={<RefreshCw size={16} />} onClick={() => void renew(parcel)}>
            {label('parcelTracking.renew')}
          </Button>
        )}
      </div>
      {isShown && <CodeDialog address={address} onClose={() => setShown(false)} />}
    </>
  )
}
