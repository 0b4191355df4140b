/** Xử lý sai sót: what is wrong with an issued invoice, and what the law allows to be done about it. */
import { useState } from 'react'
import { invoicing } from '#model/state.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import { transitRows } from '#web/list/actions/batch.ts'
import { makePath } from '#web/list/actions/made-from.ts'
import { idOfRow, type Subject } from '#web/list/subject.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Segments } from '#web/ui/fields/field.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useWords } from '#web/words/words.ts'
import { mistakes, type Mistake } from './correction-law.ts'
import { correctionText } from './correction-text.ts'
import { waysFor, type May, type Way } from './correction-ways.ts'
import style from './correct.module.css'
import { meta } from './meta.ts'
import { NoticeForm } from './notice-form.web.tsx'
import { adjustingKind, replacingKind } from './shape.ts'
import { madeIn, wrongInvoice } from './wrong-invoice.ts'

const tones = { advised: 'ok', allowed: 'info', recorded: 'warn', no: 'neutral' } as const satisfies Record<May, string>
const cancel = invoicing.transitions.find(({ name }) => name === 'cancel')!

interface Props {
  subject: Subject
  row: WireRow
  onClose: () => void
  /** The invoice shall be cancelled, which asks once more. */
  onCancel: () => void
  leave: (path: string) => void
}

const sentenceOf = ({ way, may }: Way, row: WireRow): string | null => {
  if (may === 'no' || (way !== 'replace' && way !== 'adjust')) return null
  return correctionText(way === 'adjust' ? adjustingKind : replacingKind, row as never)
}

/** Leads to the form of the invoice that puts this one right. */
const Making = ({ way, mistake, ...props }: Props & { way: 'replace' | 'adjust'; mistake: Mistake }) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const [lines, setLines] = useState<'empty' | 'all'>(mistake === 'returned' ? 'all' : 'empty')
  const isAllowed = may(meta.right, 'A')
  const name = madeIn(way, lines === 'all')
  const go = () => {
    props.onClose()
    props.leave(
      makePath(
        meta,
        meta,
        [idOfRow(props.row)],
        meta.ways?.find((one) => one.name === name),
      ),
    )
  }
  return (
    <>
      {way === 'adjust' && (
        <Segments
          label={label('correction.lines')}
          value={lines}
          onChange={setLines}
          options={[
            { value: 'empty', label: label('correction.lines.empty') },
            { value: 'all', label: label('correction.lines.all') },
          ]}
        />
      )}
      <div className={style.buttons}>
        <Button disabled={!isAllowed} data-tip={isAllowed ? undefined : t('noRight')} onClick={go}>
          {label(`correction.way.${way}`)}
        </Button>
      </div>
    </>
  )
}

const WayCard = ({ way, mistake, ...props }: Props & { way: Way; mistake: Mistake }) => {
  const { label } = useWords()
  const isOpen = way.may !== 'no'
  const sentence = sentenceOf(way, props.row)
  return (
    <li className={classNames(style.way, !isOpen && style.closed)}>
      <h3>
        {label(`correction.way.${way.way}`)}
        <StatusChip tone={tones[way.may]}>{label(`correction.may.${way.may}`)}</StatusChip>
      </h3>
      <p>{label(`correction.reason.${way.reason}`)}</p>
      {isOpen && way.paper && <p>{label(`correction.paper.${way.paper}`)}</p>}
      {sentence && <p>{label('correction.sentence', { text: sentence })}</p>}
      {way.source && <p className={style.law}>{label('correction.law', { source: way.source })}</p>}
      {isOpen && way.way === 'notice' && <NoticeForm row={props.row} />}
      {isOpen && (way.way === 'replace' || way.way === 'adjust') && (
        <Making {...props} key={mistake} way={way.way} mistake={mistake} />
      )}
      {isOpen && way.way === 'cancel' && (
        <div className={style.buttons}>
          <Button variant="danger" onClick={props.onCancel}>
            {label('correction.way.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}

const CorrectDialog = (props: Props) => {
  const { t, label } = useWords()
  const today = useToday()
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const ways = mistake ? waysFor(wrongInvoice(props.row, { mistake, today })) : []
  const open = ways.filter(({ may }) => may !== 'no')
  const closed = ways.filter(({ may }) => may === 'no')
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={`${label('invoice.correct')} ${String(props.row['invoiceNumber'] ?? '')}`}
      width={620}
      foot={<Button onClick={props.onClose}>{t('web.close')}</Button>}
    >
      <div className={style.dialog}>
        <Select
          label={label('correction.what')}
          value={mistake}
          onChange={(value) => setMistake(value as Mistake | null)}
          options={mistakes.map((value) => ({ value, label: label(`correction.mistake.${value}`) }))}
        />
        {mistake && open.length === 0 && <p role="status">{label('correction.nothing')}</p>}
        {mistake && (
          <ul className={style.ways} aria-live="polite">
            {[...open, ...closed].map((way) => (
              <WayCard key={way.way} {...props} way={way} mistake={mistake} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

/** True if anything changed. */
export const askHowToCorrect = async ({ subject, row, leave }: Pick<Props, 'subject' | 'row' | 'leave'>) => {
  // One dialog at a time: what cancelling would change is told when this one is closed.
  const cancels = await showDialog((answer) => (
    <CorrectDialog {...{ subject, row, leave }} onClose={() => answer(false)} onCancel={() => answer(true)} />
  ))
  return cancels ? transitRows(subject, [row], cancel) : false
}
