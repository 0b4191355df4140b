/** The dialogs in which a shift is opened and closed. */
import { useState } from 'react'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { FieldsDialog, type Refusal, type TypedValues } from '#web/form/fields/fields-dialog.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { currentWords, useWords } from '#web/words/words.ts'
import {
  Compared,
  CountMoney,
  countedBody,
  countedOf,
  nothingCounted,
  useAmount,
  type Counting,
} from './count-money.web.tsx'
import { closingFields, openingFields } from './fields.ts'
import { freshShift, shiftsChanged, useTill, type Shift } from './shift.web.ts'

const { expected: _expected, ...closingTyped } = closingFields

/** The id of the shift that was opened or closed last. */
let kept: string | null = null
const send = async (name: 'Open' | 'Close', body: object, done: string): Promise<Refusal | undefined> => {
  const answer = await call(`api/Shift/${name}`, { body, requestId: true })
  if (answer.Description !== 'ok') return answer as Refusal
  kept = answer.s_ID ?? null
  await shiftsChanged()
  notifyOk(currentWords().label(done, { number: answer.NumberID ?? '' }))
  return undefined
}

const isAsked =
  ({ isByNotes }: Counting) =>
  (name: string): boolean =>
    name !== 'counted' || !isByNotes

const TillSays = ({ fund, counting, typed }: { fund: string; counting: Counting; typed: unknown }) => {
  const { label } = useWords()
  const amount = useAmount()
  const { data } = useTill(fund)
  if (!data) return null
  const { lastNumber: number, lastCashier: cashier, lastCounted } = data
  return (
    <Compared expected={data.balance} counted={countedOf(counting, typed)}>
      {lastCounted !== null && <p>{label('shift.last', { number, cashier, amount: amount(lastCounted) })}</p>}
    </Compared>
  )
}

/** The fund that is proposed. */
export interface ProposedFund {
  id: string
  name: string
}

const OpenDialog = ({ fund, onClose }: { fund: ProposedFund | null; onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const [counting, setCounting] = useState(nothingCounted)
  const [cache] = useState(() => {
    const known = createRefCache()
    if (fund) known.put('fund', { ...fund, code: '', active: true })
    return known
  })
  const open = async (written: TypedValues): Promise<Refusal | undefined> => {
    const refused = await send('Open', countedBody(counting, written), 'shift.opened')
    if (!refused) onClose(true)
    return refused
  }
  return (
    <FieldsDialog
      title={label('shift.new')}
      send={label('shift.new')}
      hint={<CountMoney counting={counting} onCount={setCounting} />}
      fields={openingFields}
      start={fund ? { fund: fund.id } : {}}
      focus={fund ? 'counted' : 'fund'}
      cache={cache}
      isShown={isAsked(counting)}
      onSend={open}
      onClose={() => onClose(false)}
      width={640}
    >
      {({ fund: chosen, counted }) =>
        typeof chosen === 'string' && <TillSays fund={chosen} counting={counting} typed={counted} />
      }
    </FieldsDialog>
  )
}

const CloseDialog = ({ shift, onClose }: { shift: Shift; onClose: (changed: boolean) => void }) => {
  const { label } = useWords()
  const [counting, setCounting] = useState(nothingCounted)
  const [expected, setExpected] = useState(shift.expected)
  const close = async (written: TypedValues): Promise<Refusal | undefined> => {
    const body = { ...countedBody(counting, written), s_ID: shift.s_ID, version: shift.version, expected }
    const refused = await send('Close', body, 'shift.closedNow')
    if (!refused) onClose(true)
    // Money moved meanwhile: the dialog says what the book says now.
    else setExpected((await freshShift(shift.s_ID)).expected)
    return refused
  }
  return (
    <FieldsDialog
      title={`${label('shift.close')} ${shift.NumberID}`}
      send={label('shift.close')}
      hint={<CountMoney counting={counting} onCount={setCounting} />}
      fields={closingTyped}
      start={{}}
      focus="counted"
      isShown={isAsked(counting)}
      onSend={close}
      onClose={() => onClose(false)}
      width={560}
    >
      {({ counted }) => <Compared expected={expected} counted={countedOf(counting, counted)} />}
    </FieldsDialog>
  )
}

/** The id of the new shift; null: none was opened. */
export const askToOpen = async (fund: ProposedFund | null): Promise<string | null> =>
  (await showDialog((answer) => <OpenDialog fund={fund} onClose={answer} />)) ? kept : null

/** What lies in its till is asked for anew. */
export const askToClose = async (id: string): Promise<boolean> => {
  try {
    const shift = await freshShift(id)
    return await showDialog((answer) => <CloseDialog shift={shift} onClose={answer} />)
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}
