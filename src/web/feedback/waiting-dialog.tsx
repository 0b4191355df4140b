/** Lists the saves waiting for the server, and those it refused after the connection was back. */
import { FolderOpen, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { waitingSaves } from '#web/data/waiting.ts'
import type { WaitingSave } from '#web/data/waiting-saves.ts'
import { useWords } from '#web/words/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { showOwnMoment } from '#web/values/value-text.ts'
import style from './waiting-dialog.module.css'

export const WaitingDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords()
  const all = useStore(waitingSaves.list)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('waiting.title')}
      width={520}
      foot={
        <Button variant="primary" onClick={() => void waitingSaves.send()}>
          {t('waiting.send')}
        </Button>
      }
    >
      <ul className="plain-list">
        {all.map((save) => (
          <Row key={save.requestId} save={save} onGo={onClose} />
        ))}
      </ul>
    </Modal>
  )
}

const Row = ({ save, onGo }: { save: WaitingSave; onGo: () => void }) => {
  const { t, label } = useWords()
  const navigate = useNavigate()
  const drop = async () => {
    const confirmed = await confirm({
      title: t('waiting.drop'),
      message: t('waiting.dropAsk'),
      confirmLabel: t('waiting.drop'),
      danger: true,
    })
    if (confirmed) await waitingSaves.take(save.requestId)
  }
  return (
    <li className={style.row}>
      <div>
        <strong>{label(save.label)}</strong> {save.about}
        <small>{t('waiting.since', { when: showOwnMoment(save.at) })}</small>
        {save.problem && <small className={style.problem}>{save.problem}</small>}
      </div>
      <Button
        icon={<FolderOpen size={15} />}
        onClick={() => {
          onGo()
          void navigate(`${save.page}?waiting=${save.requestId}`)
        }}
      >
        {t('waiting.open')}
      </Button>
      <IconButton label={t('waiting.drop')} icon={<Trash2 size={15} />} onClick={() => void drop()} />
    </li>
  )
}
