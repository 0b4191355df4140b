/** Keys of programs (Khóa API): list and form, and the key itself, shown once. */
import { FileJson, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Fields } from '#model/field.ts'
import { apiKeyFields, apiKeyList } from '#system/api-key.ts'
import { calls } from '#wire/calls.ts'
import { ofId, spelt } from '#wire/spelling.ts'
import { call, callBytes } from '#web/data/call.ts'
import { invalidateModule, reportFailure, useInfo } from '#web/data/queries.ts'
import { useRights } from '#web/data/profile.ts'
import { emptyValues } from '#web/form/draft/draft.ts'
import { plainRecord, type RecordSubject } from '#web/form/record/record-subject.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { RecordPage } from '../record-page.tsx'
import { useOwnerWords } from './words.ts'

const base = '/system/apikey'
const detail = (id: string) => `${base}/detail/${id}`
const paths = { list: base, create: detail('0'), detail }
const subject = rowSubject(apiKeyList, paths, () => import('./api-keys.tsx'))

const fields: Fields = apiKeyFields
const apiKey: RecordSubject = {
  name: 'apiKey',
  module: apiKeyList.module,
  fields,
  ...plainRecord(apiKeyList.module, fields),
  blank: () => ({ ...emptyValues(fields), callsPerMinute: 60, active: true, id: null }),
  right: 'User',
  may: (flag, may) => may('User', flag),
  nameOf: ({ name }) => String(name ?? ''),
  paths,
  listing: subject,
}

export const ApiKeyList = () => <ListView subject={subject} view="list" parts={{ Actions: ApiDescription }} />
export const ApiKeyForm = () => (
  <RecordPage subject={apiKey} after={detail} tools={({ id }) => id && <IssueKey id={String(id)} />} />
)

/** What the keys open, for those who write the programs. */
const ApiDescription = () => {
  const { o } = useOwnerWords()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(await callBytes(calls.openApi, { method: 'GET' }), 'openapi.json')
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<FileJson size={15} aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      {o('apiKey.description')}
    </Button>
  )
}

const IssueKey = ({ id }: { id: string }) => {
  const { o } = useOwnerWords()
  const { may } = useRights()
  const { data } = useInfo('ApiKey', id)
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState<string>()
  if (!data || !may('User', 'U')) return null
  const { name, tail } = spelt(data)
  const label = o(tail ? 'apiKey.again' : 'apiKey.issue')
  const issue = async () => {
    const question = { title: label, message: o('apiKey.againAsk', { name, tail }), confirmLabel: label, danger: true }
    if (tail && !(await confirm(question))) return
    setBusy(true)
    try {
      const answer = await call('api/ApiKey/Issue', { body: ofId(id) })
      if (answer.key) setKey(answer.key)
      else notifyError(spelt(answer).description)
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    setKey(undefined)
    void invalidateModule(apiKeyList.module)
  }
  return (
    <>
      <Button icon={<KeyRound size={15} aria-hidden="true" />} busy={busy} onClick={() => void issue()}>
        {label}
      </Button>
      {key && <ShownKey name={name} text={key} onClose={close} />}
    </>
  )
}

const ShownKey = ({ name, text, onClose }: { name: string; text: string; onClose: () => void }) => {
  const { t, o } = useOwnerWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Modal
      opened
      firm
      title={o('apiKey.shown', { name })}
      width={560}
      onClose={onClose}
      foot={
        <>
          {/* Browsers offer the clipboard only to pages of https and of this machine. */}
          {Boolean(navigator.clipboard) && (
            <Button onClick={() => void copy().catch(() => setCopied(false))}>
              <span role="status">{o(copied ? 'apiKey.copied' : 'apiKey.copy')}</span>
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('web.close')}
          </Button>
        </>
      }
    >
      <TextInput
        label={o('apiKey.tail')}
        value={text}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        hint={o('apiKey.once')}
      />
    </Modal>
  )
}
