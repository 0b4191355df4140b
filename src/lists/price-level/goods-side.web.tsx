/** A price level by goods: its head, its customers, and its prices a page at a time. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useUnsavedWarning } from '#web/form/record/use-unsaved-warning.ts'
import type { RecordPageProps } from '#web/form/record/own-page.ts'
import { call } from '#web/data/call.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { commitFocusedInput } from '#web/form/fields/commit-focused-input.ts'
import { confirmLeave } from '#web/form/save/questions/use-leave-question.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import form from '#web/form/form.module.css'
import { RecordFields } from '#web/form/record/record-fields.tsx'
import { showRefusal } from '#web/form/record/record-refusal.ts'
import { useRecordForm, type RecordForm } from '#web/form/record/record-store.ts'
import { listRecord, type RecordSubject, type RecordValues } from '#web/form/record/record-subject.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LevelTools } from './level-tools.web.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { listCall } from '#wire/calls.ts'
import { encodeRecordDraft } from '#wire/list.ts'
import { Chosen, type ChosenRow } from './chosen.web.tsx'
import { FormulaDialog } from './formula-dialog.web.tsx'
import { countOf, noEdits, sentRows, type LevelEdits } from './level-edits.ts'
import { type Level } from './level-data.web.tsx'
import { LevelRows } from './level-rows.web.tsx'

const headNames = ['code', 'name', 'fromDate', 'toDate', 'note', 'active']

interface GoodsSideProps extends Pick<RecordPageProps, 'definition' | 'base'> {
  start: Level
  onSaved: (id: string) => void
}

const editsOf = (values: RecordValues): LevelEdits => values['edits'] as LevelEdits

/** Sends the head, the customers if they changed, and the rows that changed. */
const subjectOf = ({ definition, base, start }: Omit<GoodsSideProps, 'onSaved'>): RecordSubject => {
  const whole = listRecord(definition, { narrow: {}, base })
  return {
    ...whole,
    // The rows have their own problems; a level is not copied here, its page would have to read all of them.
    fields: Object.fromEntries(Object.entries(whole.fields).filter(([name]) => headNames.includes(name))),
    missing: (values) => whole.missing!({ ...values, objects: [], products: [] }),
    check: (values, settings, today) =>
      whole.check!({ ...values, objects: [], products: sentRows(editsOf(values)) }, settings, today),
    send: (values, { version, requestId, confirm }) => {
      const edits = editsOf(values)
      const record = { ...values, products: sentRows(edits) }
      const { Objects, ...body } = encodeRecordDraft(definition, record, { version, requestId, confirm })
      // Who was moved by somebody else meanwhile stays where he is.
      const customers = values['objects'] === start.objects ? {} : { Objects }
      return call(start.id === null ? listCall(definition, 'UpdateDB') : 'api/ApiListPriceLevel/UpdateRows', {
        body: { ...body, ...customers, ...(start.id !== null && { removed: [...edits.removed] }) } as never,
      })
    },
  }
}

export const GoodsSide = ({ definition, base, start, onSaved }: GoodsSideProps) => {
  const { t, label } = useFormWords()
  const { may, pending } = useRights()
  const [cache] = useState(() => createRefCache())
  const subject = useMemo(() => subjectOf({ definition, base, start }), [definition, base, start])
  const first = useMemo((): RecordValues => ({ ...start, edits: noEdits }) as never, [start])
  const againRef = useRef<() => void>(() => undefined)
  const today = useToday()
  const recordRef = useRef<RecordForm | null>(null)
  const record = useRecordForm(subject, first, (kind, message) =>
    showRefusal(kind, message, {
      form: () => recordRef.current!,
      today,
      retry: () => againRef.current(),
      // The page is made anew; what was typed into its rows stays here until somebody gives it up.
      keptAs: () => Promise.resolve('nothing'),
      keep: confirmLeave,
      reload: () => onSaved(start.id ?? ''),
    }),
  )
  const [calculates, setCalculates] = useState(false)
  const latest = useLatest(record)
  useLayoutEffect(() => {
    recordRef.current = record
  })
  const allowed = may('PriceSetting', start.id === null ? 'A' : 'U')
  const locked = !allowed || record.busy
  const isLeaving = useRef(false)
  useUnsavedWarning(() => latest.current.changed && !isLeaving.current)
  const saveNow = async () => {
    await commitFocusedInput()
    const saved = await latest.current.save()
    if (!saved) return
    isLeaving.current = true
    notifyOk(`${t(start.id === null ? 'done.added' : 'done.updated')} ${subject.nameOf(saved.values)}`.trim())
    onSaved(String(saved.values.id))
  }
  const save = () => void saveNow()
  useEffect(() => {
    againRef.current = save
  })
  useHotkeys(allowed && !record.busy && !calculates ? { 'ctrl+s': save, f9: save } : {})
  const edits = editsOf(record.values)
  const scope = useMemo(() => ({ cache, narrow: () => ({}) }), [cache])
  return (
    <>
      <div className={form.scroll}>
        {!allowed && !pending && (
          <p className="muted" role="note">
            {label('prices.readOnly')}
          </p>
        )}
        <section className={classNames(form.card, form.header)} aria-label={t('form.general')}>
          <RecordFields form={record} cache={cache} locked={locked} only={headNames} autoFocus={start.id === null} />
        </section>
        <section className={classNames(form.card, form.header)} aria-label={label('priceLevel.objects')}>
          <h2 className={form.sectionHeader}>{label('priceLevel.objects')}</h2>
          <Chosen
            rows={record.values['objects'] as readonly ChosenRow[]}
            locked={locked}
            onChange={(rows) => record.set('objects', rows)}
          />
        </section>
        <FormScopeProvider scope={scope}>
          <LevelRows
            level={start.id}
            edits={edits}
            locked={locked}
            problems={record.problems}
            tools={
              start.id !== null && (
                <LevelTools
                  level={{ id: start.id, name: start.name }}
                  isChanged={record.changed}
                  onCalculate={allowed ? () => setCalculates(true) : undefined}
                />
              )
            }
            onChange={(next) => record.set('edits', next)}
          />
        </FormScopeProvider>
      </div>
      {allowed && (
        <footer className={form.footer}>
          <span className={form.totals} role="status">
            {countOf(edits) > 0 && label('prices.changedRows', { n: String(countOf(edits)) })}
          </span>
          <div className="flex gap-8 firm">
            <Button disabled={record.busy || !record.changed} onClick={() => record.reset(first)}>
              {label('prices.undo')}
            </Button>
            <Button
              variant="primary"
              shortcut="Ctrl S"
              busy={record.busy}
              disabled={!record.changed && start.id !== null}
              onClick={save}
            >
              {t('web.save')}
            </Button>
          </div>
        </footer>
      )}
      {calculates && (
        <FormulaDialog
          level={start}
          onClose={() => setCalculates(false)}
          onApplied={() => {
            setCalculates(false)
            onSaved(start.id!)
          }}
        />
      )}
    </>
  )
}
