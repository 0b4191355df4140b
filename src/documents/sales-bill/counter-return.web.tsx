/** Goods of a bill come back at the counter: which of them, what the customer gets, and the paper for both. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { subtract, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { ref } from '#model/field.ts'
import { documentCall } from '#wire/calls.ts'
import { readDocument, type ReadDocument } from '#wire/document.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { loadDocumentForm } from '#web/data/definitions.ts'
import { queryClient } from '#web/data/queries.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { HeaderField } from '#web/form/document/header-fields.tsx'
import { removeLine } from '#web/form/draft/edits.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { lineSignature, problemMarks } from '#web/form/draft/problems/problem-marks.ts'
import { DocumentPicker } from '#web/form/fields/document-picker.tsx'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { ScanBox } from '#web/form/lines/scan/scan-box.tsx'
import { TakeAll } from '#web/form/lines/take-all.tsx'
import { useDraft } from '#web/form/save/drafts/use-draft.ts'
import { useSave, type Saving } from '#web/form/save/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { isPhone } from '#web/ui/base/viewport.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useWords } from '#web/words/words.ts'
import { shape } from '../sales-return/shape.ts'
import { moneyIn, TillFrame } from './counter-frame.web.tsx'
import { CounterQuantity, focusQuantity } from './counter-lines.web.tsx'
import { Methods } from './counter-pay.web.tsx'
import { preparePrint, tellSold } from './counter-sold.web.ts'
import { RETURN, returnKey, whenForgotten, type ReturnedBill } from './counter-tabs.web.ts'
import style from './counter.module.css'
import { salesBill } from './index.ts'

const field = ref('salesBill')({ label: 'counter.billNumber' })
const WIDTH = 480

/** By its number, typed or scanned from the paper, or by its customer. */
export const ReturnDialog = ({ onPick, onClose }: { onPick: (bill: ReturnedBill) => void; onClose: () => void }) => {
  const { label } = useWords()
  const [cache] = useState(createRefCache)
  return (
    <Modal opened title={label('counter.returnOf')} width={WIDTH} onClose={onClose}>
      <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
        <div data-autofocus-within style={{ minHeight: 96 }}>
          <DocumentPicker
            definition={salesBill}
            name="bill"
            field={field}
            value={null}
            label={label('counter.billNumber')}
            onCommit={(id) => {
              if (typeof id === 'string')
                onPick({ id, number: cache.rows('salesBill').find((one) => one.id === id)?.code ?? '' })
            }}
          />
        </div>
      </FormScopeProvider>
    </Modal>
  )
}

const useMade = ({ id }: ReturnedBill) =>
  useQuery({
    queryKey: ['form', RETURN, id],
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const definition = await loadDocumentForm('salesReturn')
      const query = { source: salesBill.wire.module, s_ID: id }
      const made = await call(documentCall(definition, 'getInfoFrom'), { query, signal })
      return { definition, document: readDocument(definition, made) }
    },
  })

/** The goods of the bill, also those of which nothing is left: only a scan of something else asks for them. */
const fetchSold = (id: string): Promise<ReadonlySet<unknown>> =>
  queryClient.fetchQuery({
    queryKey: ['form', RETURN, id, 'sold'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const stored = await call(documentCall(salesBill, 'getInfo'), { query: ofId(id), signal })
      return new Set(readDocument(salesBill, stored).lines.map((line) => line['product']))
    },
  })

interface CounterReturnProps {
  bill: ReturnedBill
  onDone: () => void
}
export const CounterReturn = ({ bill, onDone }: CounterReturnProps) => {
  const { data, error, refetch } = useMade(bill)
  if (error)
    return (
      <div className="fill-down">
        <NotLoaded error={error} onRetry={refetch} />
      </div>
    )
  return data ? <ReturnTill {...data} bill={bill} onDone={onDone} /> : <Loading />
}

const useTill = ({ definition, document: made, bill, onDone }: ReturnTillProps) => {
  const root = useRef<HTMLDivElement>(null)
  const key = returnKey(bill)
  const form = useDraft({ definition, document: made, locked: false, other: false, counter: { name: RETURN, key } })
  const { model, draft } = form
  const saving = useSave({
    form,
    root: () => root.current ?? document,
    onSaved: (_kind, answer) => {
      const paid = moneyIn(model, 'paid')
      const owed = subtract(moneyIn(model, 'total'), paid)
      const [id, number] = [answer?.s_ID ?? null, answer?.NumberID ?? '']
      tellSold({ of: 'salesReturn', id, number, paid, change: zero, owed })
      onDone()
    },
    onReload: () => undefined,
  })
  useEffect(() => whenForgotten(key, () => draft.finish('resumed')), [key, draft])
  return { form, saving, root }
}

/**
 * Goods that are not on the bill do not come back with it: a wrong scan would be paid for at today's price. They are taken
 * off again, wherever they were found, and said; so are those of the bill that all came back before.
 */
const useOnlyOfBill = (model: FormModel, { id, number }: ReturnedBill): void => {
  const { label } = useWords()
  const strange = useWatch(model.store, ({ draft: { lines } }) => {
    const left = new Set(lines.filter((line) => line['sourceLine'] !== null).map((line) => line['product']))
    return lines.findIndex((line) => line['product'] && !left.has(line['product']))
  })
  useEffect(() => {
    const line = model.store.get().draft.lines[strange]
    if (!line) return
    const row = model.cache.get('product', line['product'] as string)
    model.store.change(removeLine(strange))
    fetchSold(id).then(
      (sold) => {
        const said = sold.has(line['product']) ? 'counter.backBefore' : 'counter.notOnBill'
        notifyError(label(said, { name: row?.name ?? '', number }))
      },
      // The client of queries has told the failure.
      () => undefined,
    )
  }, [model, strange, label, id, number])
}

interface ReturnTillProps extends CounterReturnProps {
  definition: AnyDocument
  document: ReadDocument
}
const ReturnTill = (props: ReturnTillProps) => {
  const { form, saving, root } = useTill(props)
  const { label } = useWords()
  const takeBack = () => void saving.save('new')
  useOnlyOfBill(form.model, props.bill)
  useEffect(preparePrint, [])
  useLayoutEffect(() => {
    if (!isPhone()) focusQuantity(root.current ?? document)
  }, [root])
  const choosing = props.definition.choosing
  return (
    <TillFrame
      root={root}
      form={form}
      saving={saving}
      keys={{ money: 'paid', pay: takeBack }}
      scan={
        <div className={style.scanBeside}>
          <ScanBox />
          {choosing && <TakeAll choosing={choosing} />}
        </div>
      }
      goods={
        <ol className={style.lines} aria-label={label('counter.returnLines')}>
          <Lines />
        </ol>
      }
      money={<Back saving={saving} bill={props.bill} onTakeBack={takeBack} />}
    />
  )
}

/** In the order of the bill, as on its paper. */
const Lines = () => {
  const model = useFormModel()
  const keys = useWatch(model.store, (state) => state.keys)
  return keys.map((key, index) => <Line key={key} lineKey={key} index={index} />)
}

const Line = ({ lineKey, index }: { lineKey: string; index: number }) => {
  const model = useFormModel()
  const { label, language } = useWords()
  const line = useWatch(model.store, (state) => state.draft.lines[index])
  useWatch(model.store, (state) => lineSignature(state, lineKey))
  if (!line) return null
  const number = (value: unknown, most?: number) => showNumber((value ?? zero) as Decimal, marksOf(language), most)
  const name = String(line['productName'] ?? '')
  const marks = (problemMarks(model.store.get()).lines.get(lineKey) ?? []).filter(({ tone }) => tone === 'bad')
  return (
    <li className={style.line} data-bad={marks.length > 0 || undefined} data-plain>
      <span className={style.ordinal}>{index + 1}</span>
      <span className={style.name}>
        <span>{name}</span>
        <small>
          {number(line['unitPrice'], 4)} / {String(line['unitName'] ?? '')}
          {line['sourceLine'] !== null && ` · ${label('counter.returnable', { n: number(line['returnable'], 4) })}`}
        </small>
      </span>
      <CounterQuantity index={index} name={name} quantity={(line['quantity'] ?? null) as Decimal | null} />
      <span className={style.amount}>{number(line['lineTotal'])}</span>
      {marks.map(({ name: at, placed }) => (
        <span key={at} className={style.wrong} role="alert">
          {placed.text ?? label(placed.problem.message, { ...placed.problem.values } as Record<string, string>)}
        </span>
      ))}
    </li>
  )
}

const useMoney = (model: FormModel, name: string): Decimal => useWatch(model.store, () => moneyIn(model, name))

interface BackProps {
  saving: Saving
  bill: ReturnedBill
  onTakeBack: () => void
}
const Back = ({ saving, bill, onTakeBack }: BackProps) => {
  const model = useFormModel()
  const { label, language } = useWords()
  const show = (value: Decimal) => showNumber(value, marksOf(language))
  const total = useMoney(model, 'total')
  const paid = useMoney(model, 'paid')
  const partner = useWatch(
    model.store,
    ({ draft }) => model.cache.get('partner', draft['partner'] as string | null)?.name,
  )
  const off = subtract(total, paid)
  return (
    <section className={style.pay} aria-label={label('counter.returning', { number: bill.number })}>
      <p className={style.of}>
        <strong>{label('counter.returning', { number: bill.number })}</strong>
        <span>{partner}</span>
      </p>
      <dl className={style.sums}>
        <div>
          <dt>{label('counter.goodsBack')}</dt>
          <dd>{show(total)}</dd>
        </div>
        {off > zero && (
          <div>
            <dt>{label('counter.toDebt')}</dt>
            <dd>{show(off)}</dd>
          </div>
        )}
      </dl>
      <output className={style.due}>
        <span>{label('counter.back')}</span>
        <strong>{show(paid)}</strong>
      </output>
      <Methods />
      <div className={style.given}>
        <HeaderField name="paid" field={shape.fields.paid} />
      </div>
      <HeaderField name="reason" field={shape.fields.reason} />
      <div className={style.payFoot}>
        <span className={style.footSum} aria-hidden="true">
          {show(paid)}
        </span>
        <Button variant="primary" size="large" wide busy={saving.busy} shortcut="F9" onClick={onTakeBack}>
          {label('counter.takeBack')}
        </Button>
      </div>
    </section>
  )
}
