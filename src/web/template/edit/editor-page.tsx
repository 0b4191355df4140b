/** The page of a print form: a stored one, a copy of one, or a new one. */
import { useQuery } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { spelt } from '#wire/spelling.ts'
import { reportFailure } from '#web/data/queries.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { draftPage } from '#web/form/save/drafts/draft-page.ts'
import { useKeptValues } from '#web/form/save/drafts/kept-values.ts'
import { DraftBanner } from '#web/form/save/drafts/draft-banner.tsx'
import { DraftStatus } from '#web/form/save/drafts/draft-status.tsx'
import { useLeaveQuestion } from '#web/form/save/questions/use-leave-question.ts'
import { useTitleName } from '#web/shell/own-title.ts'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading, StatusChip } from '#web/ui/parts.tsx'
import { ActionMenu } from '../action-menu.tsx'
import { saveTemplate, templateQuery, tokensQuery, type TemplateRecord, type TokenMenu } from '../calls.ts'
import { editPath, readType, templatesPath, typePath } from '../kinds.ts'
import { useTemplateActions } from '../use-actions.ts'
import { useTemplateWords } from '../words.ts'
import { draftOf, isChanged, lengthErrors, restored, sentOf, type TemplateDraft } from './draft.ts'
import { Editor } from './editor.tsx'
import style from './editor.module.css'
import { begin, change } from './history.ts'
import { isError } from './problem-list.tsx'
import { useCheck } from './use-check.ts'

const blank = (xType: number): TemplateRecord => ({
  id: '',
  code: '',
  name: '',
  xType,
  base: '',
  content: '',
  size: null,
  orientation: 'portrait',
  pageWidth: null,
  pageHeight: null,
  isDefault: false,
  defaultStores: [],
  active: true,
  note: null,
  delivered: false,
  changed: false,
  version: 0,
})
/** The copy's name and code have to be different ones. */
const copyOf = (from: TemplateRecord, name: string): TemplateRecord => ({
  ...from,
  id: '',
  code: `${from.code}_2`.slice(0, 40),
  name,
  isDefault: false,
  defaultStores: [],
  active: true,
  delivered: false,
  changed: false,
  version: 0,
})

export const TemplatePage = () => {
  const { type, id = '' } = useParams()
  const [query] = useSearchParams()
  const xType = readType(type)
  const from = query.get('from') ?? ''
  if (xType === undefined) return <Navigate to={templatesPath} replace />
  return <LoadedPage key={`${xType} ${id} ${from}`} xType={xType} id={id} from={from} />
}

const LoadedPage = ({ xType, id, from }: { xType: number; id: string; from: string }) => {
  const { w } = useTemplateWords()
  const isNew = id === 'new'
  const stored = useQuery({ ...templateQuery(isNew ? from : id), enabled: !isNew || from !== '' })
  const record = useMemo(() => {
    if (isNew && from === '') return blank(xType)
    if (!stored.data) return undefined
    return isNew ? copyOf(stored.data, w('templates.copyOf', { name: stored.data.name })) : stored.data
    // The name of a copy is proposed once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, from, xType, stored.data])
  const tokens = useQuery({
    ...tokensQuery({ xType, base: record?.base ?? '' }),
    enabled: record !== undefined,
  })
  const [restored, setRestored] = useState(0)
  const failed = stored.error && !stored.data ? stored : tokens.error && !tokens.data ? tokens : null
  if (failed) return <NotLoaded error={failed.error!} onRetry={failed.refetch} />
  if (!record || !tokens.data) return <Loading />
  return (
    <Page
      key={restored}
      record={record}
      from={from}
      menu={tokens.data}
      onRestored={() => setRestored((count) => count + 1)}
    />
  )
}

/** Problems of single fields, by their names. */
const errorsOf = ({ errors = [] }: SaveAnswer): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

interface PageProps {
  record: TemplateRecord
  /** The form a new one is a copy of. */
  from: string
  menu: TokenMenu
  onRestored: () => void
}

interface Drafted {
  record: TemplateRecord
  from: string
  readOnly: boolean
}
const useDraft = ({ record, from, readOnly }: Drafted) => {
  const { w } = useTemplateWords()
  const navigate = useNavigate()
  const [history, setHistory] = useState(() => begin(draftOf(record)))
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const draft = history.now
  const isDirty = isChanged(draft, draftOf(record)) || (record.id === '' && record.content !== '')
  const hasLeft = useRef(false)
  const kept = useKeptValues(
    {
      values: draft,
      // A copy nobody has changed yet is no draft.
      changed: isChanged(draft, draftOf(record)),
      version: record.version,
      restore: (values) => setHistory((before) => change(before, restored(before.now, values))),
      reset: () => setHistory((before) => change(before, draftOf(record))),
    },
    {
      page: draftPage('printTemplate', record.id || null, `type=${record.xType}&from=${from}`),
      editing: !readOnly,
    },
  )
  useLeaveQuestion(() => isDirty && !readOnly && !hasLeft.current, kept)
  const { problems, isChecked } = useCheck(draft.content, record)
  const lengths = Object.fromEntries(lengthErrors(draft).map((name) => [name, w('templates.length')]))
  const save = async () => {
    if (isBusy) return
    setTried(true)
    // What was not checked yet is checked by the server.
    if ((isChecked && problems.some(isError)) || lengthErrors(draft).length > 0)
      return void notifyError(w('templates.hasProblems'))
    setBusy(true)
    try {
      const answer = await saveTemplate(sentOf(draft, record))
      setRefused(errorsOf(answer))
      if (!isSaved(answer)) notifyError(spelt(answer).description)
      else {
        kept.finish('changed')
        notifyOk(w('templates.saved', { name: draft.name.trim() }))
        if (record.id === '') {
          hasLeft.current = true
          void navigate(editPath(record.xType, spelt(answer).id!), { replace: true })
        }
      }
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  return {
    history,
    setHistory,
    // That a new form is still empty is no news to whoever has just opened it.
    problems: record.id === '' && draft.content === '' && !isTried ? [] : problems,
    errors: { ...refused, ...lengths },
    isDirty,
    isBusy,
    save,
    kept,
    onChange: (values: Partial<TemplateDraft>, step: string) =>
      setHistory((before) => change(before, { ...before.now, ...values }, step)),
  }
}

const Page = ({ record, from, menu, onRestored }: PageProps) => {
  const { w, t } = useTemplateWords()
  const navigate = useNavigate()
  const actions = useTemplateActions()
  const readOnly = record.id === '' ? !actions.mayAdd : !actions.mayUpdate
  const { history, setHistory, isDirty, isBusy, save, kept, ...edited } = useDraft({ record, from, readOnly })
  useTitleName(record.id === '' ? '' : record.name)
  useHotkeys({ 'ctrl+s': () => void (readOnly || save()) })
  return (
    <div className={style.page}>
      <div className={style.head}>
        <span className={style.headName}>{history.now.name || w('templates.create')}</span>
        {record.isDefault && <StatusChip tone="ok">{w('templates.isDefault')}</StatusChip>}
        {record.delivered && record.changed && <StatusChip tone="warn">{w('templates.isChanged')}</StatusChip>}
        {isDirty && <StatusChip tone="info">{w('templates.unsaved')}</StatusChip>}
        <DraftStatus state={kept.state} />
        <span className="flex gap-8 push">
          {record.id !== '' && (
            <ActionMenu
              row={record}
              actions={actions}
              onRestored={() => {
                kept.finish('changed')
                onRestored()
              }}
              onRemoved={() => {
                kept.finish('changed')
                void navigate(typePath(record.xType))
              }}
            />
          )}
          <Button
            variant="primary"
            icon={<Save size={16} />}
            shortcut="Ctrl S"
            busy={isBusy}
            disabled={readOnly || (!isDirty && record.id !== '')}
            onClick={() => void save()}
          >
            {t('web.save')}
          </Button>
        </span>
      </div>
      <DraftBanner draft={kept} />
      <Editor record={record} menu={menu} history={history} onHistory={setHistory} readOnly={readOnly} {...edited} />
    </div>
  )
}
