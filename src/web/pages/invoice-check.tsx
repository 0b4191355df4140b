/** Invoices to be looked at: what is wrong with them, in words, each with the way to its document. */
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { documentMetas } from '#documents/index.ts'
import type { vi as invoicing } from '#i18n/areas/invoicing.ts'
import { spell } from '#i18n/fill.ts'
import { spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useRights } from '#web/data/profile.ts'
import { queryClient, reportFailure } from '#web/data/queries.ts'
import { momentText } from '#web/grid/cell.tsx'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import type { Translate } from '#web/words/translate.ts'
import { useWords } from '#web/words/words.ts'
import style from './invoice-check.module.css'

type Findings = Spelt<AnswerOf<'api/OrderTax/Check'>>
type Finding = Findings['rows'][number]

const module = 'OrderTax'
const findingsKey = ['info', module, 'Check']
const pollMs = 2000

const useCheckWords = () => {
  const words = useWords()
  const i: Translate<typeof invoicing> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, i }
}

const NowButton = () => {
  const { i } = useCheckWords()
  const { may } = useRights()
  const [busy, setBusy] = useState(false)
  if (!may(module, 'U')) return null
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(`api/${module}/CheckNow`, { requestId: true })
      notifyOk(i('invoiceCheck.asked'))
      await queryClient.invalidateQueries({ queryKey: findingsKey })
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<RefreshCw size={15} />} busy={busy} onClick={() => void check()}>
      {i('invoiceCheck.now')}
    </Button>
  )
}

const moments = /(\d\d-\d\d-\d{4}(?: \d\d:\d\d)?)/
/** A sentence in which no day is broken at its dashes. */
const Sentence = ({ text }: { text: string }) =>
  text.split(moments).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="nowrap">
        {part}
      </span>
    ),
  )

/** When providers were asked, and what of that went wrong. */
const Standing = ({ found }: { found: Findings }) => {
  const { i } = useCheckWords()
  const { checkedAt, asked, unanswered, isChecking, problem } = found
  return (
    <div className={style.standing}>
      <div className={style.said} role="status">
        <p>
          <Sentence
            text={checkedAt ? i('invoiceCheck.at', { n: asked, at: momentText(checkedAt) }) : i('invoiceCheck.never')}
          />{' '}
          {unanswered > 0 && i('invoiceCheck.unanswered', { n: unanswered })}
        </p>
        {isChecking && <p>{i('invoiceCheck.checking')}</p>}
        {problem && <p className={style.problem}>{problem}</p>}
      </div>
      <NowButton />
    </div>
  )
}

/** The document; of numbers that are missing, where the first one of a series is entered. */
const useTarget = () => {
  const { may } = useRights()
  return ({ kind, documentKind, id }: Finding): string | undefined => {
    const meta = documentMetas.find(({ name }) => name === documentKind)
    if (meta && id) return `${meta.screen.base}/${meta.screen.detail.replace(':id', id)}`
    const isNumbers = kind === 'numbersMissing' && may('InvoiceConfig', 'R')
    return isNumbers ? '/system/integrated/invoiceconfig' : undefined
  }
}

const Row = ({ finding, to }: { finding: Finding; to: string | undefined }) => {
  const { kindName, description: text, number } = finding
  const content = (
    <>
      <span className="bold">{kindName}</span>
      <span className={style.text}>
        <Sentence text={text} />
      </span>
      <span className="accent nowrap">{number}</span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={style.row}>
          {content}
        </Link>
      ) : (
        <div className={style.row}>{content}</div>
      )}
    </li>
  )
}

const keyOf = ({ kind, id, series, invoiceNumber, description }: Finding): string =>
  [kind, id, series, invoiceNumber, id ? '' : description].join(' ')

export const InvoiceCheck = () => {
  const { t, i } = useCheckWords()
  const targetOf = useTarget()
  const { data, error, refetch } = useQuery({
    queryKey: findingsKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) => spelt(await call(`api/${module}/Check`, { signal })),
    refetchInterval: ({ state }) => (state.data?.isChecking ? pollMs : false),
  })
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <div className={style.page}>
      <Standing found={data} />
      {data.rows.length === 0 ? (
        <PageState icon={<CircleCheck size={28} />} title={i('invoiceCheck.none')} />
      ) : (
        <ul className={style.list} aria-label={t('menu.invoiceCheck')}>
          {data.rows.map((finding) => (
            <Row key={keyOf(finding)} finding={finding} to={targetOf(finding)} />
          ))}
        </ul>
      )}
    </div>
  )
}
