import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '#web/session/words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { notifyOk } from '#web/ui/notify.tsx'
import { Tabs } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/store.ts'
import type { Subject } from './subject.ts'
import { ownViews, removeView, saveView, standingViews, viewQuery } from './views.ts'

const NONE = 'none'

export const ViewTabs = ({ subject }: { subject: Subject }) => {
  const { t, label } = useWords()
  const [query, setQuery] = useSearchParams()
  const views = [...standingViews(subject), ...useStore(ownViews(subject.module))]
  const now = viewQuery(query)
  const current = views.find((view) => viewQuery(new URLSearchParams(view.query)) === now)
  const go = (id: string) => {
    const view = views.find((one) => one.id === id)
    if (view) setQuery(new URLSearchParams(view.query))
  }
  const tabs = views.map((view) => ({ id: view.id, label: view.own ? view.label : label(view.label) }))
  return (
    <>
      <Tabs label={t('list.views')} tabs={tabs} value={current?.id ?? NONE} onChange={go} />
      {current?.own && (
        <IconButton
          label={t('list.removeView', { name: current.label })}
          size="small"
          icon={<X size={14} />}
          onClick={() => {
            removeView(subject.module, current.id)
            setQuery('')
          }}
        />
      )}
    </>
  )
}

export const SaveView = ({ subject }: { subject: Subject }) => {
  const { t } = useWords()
  const [query] = useSearchParams()
  const [opened, setOpened] = useState(false)
  const form = useId()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return
    saveView(subject.module, name, viewQuery(query))
    setOpened(false)
    notifyOk(t('list.viewSaved'))
  }
  return (
    <>
      <Button
        variant="subtle"
        icon={<Bookmark size={15} />}
        onClick={() => setOpened(true)}
        disabled={viewQuery(query) === ''}
      >
        {t('list.saveView')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('list.saveView')}
        width={380}
        foot={
          <>
            <Button onClick={() => setOpened(false)}>{t('web.cancel')}</Button>
            <Button variant="primary" type="submit" form={form}>
              {t('web.save')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={save}>
          <TextInput label={t('list.viewName')} name="name" maxLength={40} required data-autofocus />
        </form>
      </Modal>
    </>
  )
}
