/** The two steps of the set-up that show a secret: the QR code, and the recovery codes. */
import { useMemo, useState } from 'react'
import { qrPath } from '#output/qr.ts'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { Frame, Input } from './frame.tsx'
import style from './login.module.css'
import { ProtectForm, type SecurityRefusal } from './protect-form.tsx'
import { useProtectWords } from './protect-words.ts'

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

const CopyButton = ({ text }: { text: string }) => {
  const { t } = useProtectWords()
  const [copied, setCopied] = useState(false)
  // Browsers offer the clipboard only to pages of https and of this machine.
  if (!navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button type="button" className={style.second} onClick={() => void copy().catch(() => setCopied(false))}>
      <span role="status">{t(copied ? 'protect.copied' : 'protect.copy')}</span>
    </button>
  )
}

interface ScanCodeProps {
  secret: string
  uri: string
  confirm: (code: string) => Promise<Partial<SecurityRefusal>>
}

export const ScanCode = ({ secret, uri, confirm }: ScanCodeProps) => {
  const { t } = useProtectWords()
  const { path, viewBox } = useMemo(() => qrPath(uri), [uri])
  return (
    <Frame title={t('protect.scanTitle')}>
      <p className={style.text}>{t('protect.scan')}</p>
      <svg className={style.qr} role="img" aria-label="QR" viewBox={viewBox} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p className={style.text}>
        {t('protect.byHand')}
        <code className={style.secret}>{inFours(secret)}</code>
      </p>
      <CopyButton text={secret} />
      <ProtectForm
        submit={t('protect.verify')}
        required={{ code: t('protect.codeRequired') }}
        send={({ code }) => confirm(code ?? '')}
      >
        {(problems) => (
          <Input
            label={t('protect.code')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            autoFocus
            problem={problems['code']}
          />
        )}
      </ProtectForm>
    </Frame>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  user: string
  onDone: () => void
}

export const RecoveryCodes = ({ codes, user, onDone }: RecoveryCodesProps) => {
  const { t } = useProtectWords()
  const text = codes.join('\n')
  const download = () => {
    const file = `${t('protect.file', { user, host: location.host })}\n\n${text}\n`
    saveBlob(new Blob([file], { type: 'text/plain' }), `vua-${user}.txt`)
  }
  return (
    <Frame title={t('protect.codesTitle')}>
      <p className={style.text}>{t('protect.codesText')}</p>
      <ol className={style.codes} aria-label={t('protect.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={style.pair}>
        <CopyButton text={text} />
        <button type="button" className={style.second} onClick={download}>
          {t('protect.download')}
        </button>
      </div>
      <button type="button" className={style.submit} autoFocus onClick={onDone}>
        {t('protect.done')}
      </button>
    </Frame>
  )
}
