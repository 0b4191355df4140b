/** Gộp: which of two records stays, what each has and what would change; then both are one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decimal, sum } from '#kernel/decimal.ts'
import type { PathTo } from '#wire/calls.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { foundRows, spelt, type Spelt } from '#wire/spelling.ts'
import { call, newRequestId } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { idOfRow, type Subject } from '#web/list/subject.ts'
import { confirm, showMessage } from '#web/ui/floating/confirm.tsx'
import { Segments, TextInput } from '#web/ui/fields/field.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import { loadArea } from '#web/words/words.ts'
import type { MergedModule } from './merge-calls.ts'
import style from './merge.module.css'

const WIDTH = 680

type Merging = Spelt<AnswerOf<'api/Customer/Merge'>>
type Named = Merging['keep']
type Order = Record<'keep' | 'remove', string>

const ask = async (subject: Subject, order: Order, dryRun: boolean): Promise<Merging> => {
  const body = { ...order, dryRun, ...(!dryRun && { requestId: newRequestId() }) }
  return spelt(await call(`api/${subject.module as MergedModule}/Merge`, { body }))
}

const Table = ({ found }: { found: Merging }) => {
  const { label, language } = useFormWords()
  const show = (...values: number[]) => showNumber(sum(values.map((value) => decimal(value))), marksOf(language))
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{label('merge.what')}</th>
          <th scope="col">{found.keep.code}</th>
          <th scope="col">{found.remove.code}</th>
          <th scope="col">{label('merge.after')}</th>
        </tr>
      </thead>
      <tbody>
        {[...found.figures, ...found.counts].map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{show(row.keep)}</td>
            <td>{show(row.remove)}</td>
            <td>{show(row.keep, row.remove)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Problems = ({ title, said }: { title: string; said: Merging['problems'] }) =>
  said.length === 0 ? null : (
    <section className={style.said} data-bad role="alert">
      <h3>{title}</h3>
      <ul>
        {said.map(({ code, description }) => (
          <li key={`${code} ${description}`}>{description}</li>
        ))}
      </ul>
    </section>
  )

/** There may be a dozen values: a line each, labels and values below each other. */
const Notes = ({ title, notes }: { title: string; notes: Merging['notes'] }) =>
  notes.length === 0 ? null : (
    <section className={style.said}>
      <h3>{title}</h3>
      <dl className={style.lost}>
        {notes.map(({ code, description, name, value }) => (
          <div key={`${code} ${description}`}>
            {name === undefined ? (
              <dd>{description}</dd>
            ) : (
              <>
                <dt>{name}</dt>
                <dd>{String(value ?? '')}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  )

/** The one of the two that stays decides which goes. */
const orderOf = (two: readonly [Named, Named], keep: string): Order => ({
  keep,
  remove: two.find((one) => one.id !== keep)!.id,
})

interface PlanProps {
  subject: Subject
  two: readonly [Named, Named]
  onKeep: (id: string) => void
}

const Plan = ({ subject, two, onKeep }: PlanProps) => {
  const { label, language } = useFormWords()
  const [keep, setKeep] = useState(two[0].id)
  const { data, isError } = useQuery({
    queryKey: ['merge', subject.module, keep, two[0].id, two[1].id],
    gcTime: 0,
    retry: false,
    queryFn: () => ask(subject, orderOf(two, keep), true),
  })
  const choose = (id: string) => {
    onKeep(id)
    setKeep(id)
  }
  return (
    <div className={style.plan}>
      <Segments
        label={label('merge.stays')}
        options={two.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
        value={keep}
        onChange={choose}
      />
      {data ? (
        <>
          <p>{label('merge.hint', { keep: data.keep.code, remove: data.remove.code })}</p>
          <Table found={data} />
          <Problems title={label('merge.blocked')} said={data.problems} />
          <Notes title={label('merge.lost', { keep: data.keep.code })} notes={data.notes} />
          {data.stock.documents > 0 && (
            <section className={style.said}>
              <h3>{label('merge.stock', { n: String(data.stock.documents) })}</h3>
              <ul>
                {data.stock.profit.map(({ month, change }) => (
                  <li key={month}>
                    {label('merge.profit', {
                      month: month.split('-').toReversed().join('/'),
                      change: `${change > 0 ? '+' : ''}${showNumber(decimal(change), marksOf(language))}`,
                    })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        !isError && <Loading />
      )}
    </div>
  )
}

const shortList: Readonly<Record<MergedModule, PathTo<LookupAnswer>>> = {
  Customer: 'api/Customer/getlistShort',
  Product: 'api/Product/getListShort',
}

interface OtherProps {
  subject: Subject
  one: Named
  onPick: (other: Named) => void
}

const Other = ({ subject, one, onPick }: OtherProps) => {
  const { label } = useFormWords()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState('')
  const search = useDebounced(typed)
  const { data } = useQuery({
    queryKey: ['mergeOther', subject.module, search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { KeySearch: search, KeySeach: search, CurrentIndex: 0, nItem: 15 }
      return foundRows(await call(shortList[subject.module as MergedModule], { query, signal }))
    },
  })
  const found = (data?.rows ?? []).filter(({ id }) => id !== one.id)
  return (
    <div className={style.plan}>
      <TextInput
        label={label('merge.other', { name: one.name })}
        value={typed}
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={style.found}>
        {found.map(({ id, code, name }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="merge-other"
                checked={picked === id}
                onChange={() => {
                  onPick({ id, code, name })
                  setPicked(id)
                }}
              />
              {code} · {name}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

const namedIn = (row: WireRow): Named => ({
  id: idOfRow(row),
  code: String(row['Code'] ?? ''),
  name: String(row['Name'] ?? ''),
})

/** Of one record, the other is asked for. */
const secondOf = async (subject: Subject, one: Named, title: string): Promise<Named | undefined> => {
  let other: Named | undefined
  const onPick = (picked: Named) => {
    other = picked
  }
  const isAgreed = await confirm({ title, width: WIDTH, message: <Other {...{ subject, one, onPick }} /> })
  return isAgreed ? other : undefined
}

/** Returns whether two records became one. */
export const mergeRows = async (subject: Subject, rows: readonly WireRow[]): Promise<boolean> => {
  await loadArea('merge')
  const { label } = currentFormWords()
  const title = label('merge.title')
  if (rows.length > 2) {
    await showMessage({ title, message: label('merge.two') })
    return false
  }
  const first = namedIn(rows[0]!)
  const second = rows[1] ? namedIn(rows[1]) : await secondOf(subject, first, title)
  if (!second) return false
  const two = [first, second] as const
  let keep = first.id
  const onKeep = (id: string) => {
    keep = id
  }
  const isAgreed = await confirm({
    title,
    width: WIDTH,
    danger: true,
    confirmLabel: label('merge.run'),
    message: <Plan {...{ subject, two, onKeep }} />,
  })
  if (!isAgreed) return false
  try {
    const done = await ask(subject, orderOf(two, keep), false)
    notifyOk(label('merge.done', { remove: done.remove.code, keep: done.keep.code }))
    await invalidateModule(subject.module)
    return true
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}
