/** Shown instead of rows: empty list, no match, failure. */
import { CalendarOff, CircleAlert, Inbox, SearchX } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { LaterHelpHint } from '#web/help/later-hint.tsx'
import { useRights } from '#web/data/profile.ts'
import { lowerFirst, oneOf, useWords } from '#web/words/words.ts'
import { Button, buttonClass, Kbd } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'
import type { Subject } from './subject.ts'

/** The label of the create button, named after the kind: `Lập hóa đơn bán hàng`, `Thêm khách hàng`. */
export const useCreateText = ({ dated, label: name }: Subject): string => {
  const words = useWords()
  return words.t(dated ? 'title.create' : 'title.add', { entry: lowerFirst(oneOf(words, words.label(name))) })
}

export const EmptyList = ({ subject }: { subject: Subject }) => {
  const words = useWords()
  const { t, label } = words
  const { may, of } = useRights()
  const { create, imports } = subject.paths
  const text = useCreateText(subject)
  const mayAdd = create !== null && (subject.open || may(subject.right, 'A'))
  return (
    <PageState
      icon={<Inbox size={32} />}
      title={t('list.emptyTitle')}
      actions={
        mayAdd && (
          <>
            <Link to={create} className={buttonClass({ variant: 'primary' })}>
              {text}
            </Link>
            {imports && (
              <Link to={imports} className={buttonClass()}>
                {t('list.import')}
              </Link>
            )}
          </>
        )
      }
    >
      {t(!mayAdd ? 'list.emptyText' : imports ? 'list.emptyImport' : 'list.emptyAdd', {
        entry: lowerFirst(oneOf(words, label(subject.label))),
      })}
      {of(subject.right).own && ` ${t('list.emptyOwn')}`}
      <p>
        <LaterHelpHint />
      </p>
    </PageState>
  )
}

/** There are no rows in this date range; there may be some on other days. */
export const EmptyPeriod = ({ subject, onEver }: { subject: Subject; onEver: () => void }) => {
  const { t } = useWords()
  const text = useCreateText(subject)
  const { may, of } = useRights()
  return (
    <PageState
      role="status"
      icon={<CalendarOff size={32} />}
      title={t('list.emptyPeriod')}
      actions={
        <>
          <Button onClick={onEver}>{t('list.everything')}</Button>
          {subject.paths.create !== null && may(subject.right, 'A') && (
            <Link to={subject.paths.create} className={buttonClass({ variant: 'primary' })}>
              {text}
            </Link>
          )}
        </>
      }
    >
      {of(subject.right).own && t('list.emptyOwn')}
    </PageState>
  )
}

/** No loaded row matches the typed text, but rows on the server may. */
export const NotInSight = ({ count, onEverywhere }: { count: number; onEverywhere: () => void }) => {
  const { t, language } = useWords()
  return (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={t('list.notInSight', { n: showNumber(decimal(count), { language }) })}
      actions={
        <Button variant="primary" onClick={onEverywhere}>
          {t('list.searchEverywhere')} <Kbd>Enter</Kbd>
        </Button>
      }
    />
  )
}

/** `onEver` is set when the search was restricted to a date range. */
export const NoMatch = ({ onClear, onEver }: { onClear: () => void; onEver: (() => void) | undefined }) => {
  const { t } = useWords()
  return (
    <PageState
      role="status"
      icon={<SearchX size={32} />}
      title={t('list.noMatchTitle')}
      actions={
        <>
          {onEver && (
            <Button variant="primary" onClick={onEver}>
              {t('list.searchEver')}
            </Button>
          )}
          <Button onClick={onClear}>{t('list.clearAll')}</Button>
        </>
      }
    >
      {t('list.noMatchText')}
    </PageState>
  )
}

export const FailedList = ({ problem, onAgain }: { problem: string; onAgain: () => void }) => {
  const { t } = useWords()
  return (
    <PageState
      role="alert"
      icon={<CircleAlert size={32} />}
      title={t('list.failed')}
      actions={
        <Button variant="primary" onClick={onAgain}>
          {t('web.retry')}
        </Button>
      }
    >
      {problem}
    </PageState>
  )
}
