/** The bill that is being packed: its goods, its weight and carrier, and handing it over. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { currentWords, useWords } from '#web/words/words.ts'
import { printLabels } from '../_shared/parcel-labels.web.ts'
import { changePacking, packing, sendPacking, setPacking, type Packing } from './packing-desk.web.ts'
import { PackingLines } from './packing-lines.web.tsx'
import { said } from './packing-scan.web.ts'
import { isBegun, openLines, toggled } from './packing.ts'
import style from './packing.module.css'

const isWeight = (typed: string): boolean =>
  typed.trim() === '' || (/^\d{1,7}$/.test(typed.trim()) && Number(typed) > 0)

const mayLeave = async ({ lines, bill }: Packing): Promise<boolean> => {
  const { label } = currentWords()
  if (!isBegun(lines)) return true
  const title = label('packing.leave')
  const message = label('packing.leaveHint', { number: bill.number })
  return confirm({ title, message, confirmLabel: title, careful: true })
}

const mayBeIncomplete = async ({ lines }: Packing): Promise<boolean> => {
  const { label } = currentWords()
  const n = openLines(lines)
  if (n === 0) return true
  return confirm({
    title: label('packing.lacking', { n: String(n) }),
    message: label('packing.lackingHint'),
    confirmLabel: label('packing.sendAnyway'),
    careful: true,
  })
}

/** Sends it, and prints the label; what nobody answered is sent again when there is a connection. */
const useSending = (now: Packing) => {
  const [busy, setBusy] = useState(false)
  const send = useCallback(async () => {
    setBusy(true)
    try {
      const refusal = await sendPacking()
      if (refusal !== null) notifyInfo(refusal)
      const made = packing.get()?.made
      if (made) {
        said.set({ found: true, text: currentWords().label('packing.made', { number: made.number }) })
        printLabels([made.id])
      }
    } catch (failure) {
      if (!isUnanswered(failure)) reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }, [])
  const waits = now.requestId !== null && !busy
  useEffect(() => {
    // Nobody answered before the page was closed.
    const later = setTimeout(() => {
      if (packing.get()?.requestId && navigator.onLine) void send()
    })
    return () => clearTimeout(later)
  }, [send])
  useEffect(() => {
    if (!waits) return undefined
    const again = () => void send()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waits, send])
  const begin = async () => {
    if (now.requestId !== null || (await mayBeIncomplete(now))) await send()
  }
  return { busy, waits, begin }
}

const Fields = ({ now, disabled }: { now: Packing; disabled: boolean }) => {
  const { label } = useWords()
  const { data: carriers = [] } = useQuery({
    queryKey: ['delivery', 'carriers'],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: async () => spelt(await call('api/ApiDeliveryFee/DanhsachNVC', { method: 'GET' })),
  })
  const { carrier, weight } = now
  const options = carriers.map(({ id, name }) => ({ value: id, label: name }))
  const isListed = carrier === null || options.some(({ value }) => value === carrier.id)
  return (
    <div className={style.fields}>
      <TextInput
        label={label('packing.weight')}
        value={weight}
        inputMode="numeric"
        numeric
        disabled={disabled}
        error={isWeight(weight) ? undefined : label('packing.weightWrong')}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => changePacking({ weight: event.currentTarget.value })}
      />
      <Select
        label={label('packing.carrier')}
        options={isListed ? options : [{ value: carrier.id, label: carrier.name }, ...options]}
        value={carrier?.id ?? null}
        disabled={disabled}
        onChange={(id) => {
          const name = options.find(({ value }) => value === id)?.label ?? ''
          changePacking({ carrier: id === null ? null : { id, name } })
        }}
      />
    </div>
  )
}

const Made = ({ made: { id, number } }: { made: NonNullable<Packing['made']> }) => {
  const { label } = useWords()
  const next = () => {
    setPacking(null)
    said.set(null)
  }
  return (
    <div className={style.result}>
      <Button variant="primary" onClick={next}>
        {label('packing.next')}
      </Button>
      <Button onClick={() => printLabels([id])}>{`${label('parcel.printLabels')} ${number}`}</Button>
    </div>
  )
}

const Head = ({ now }: { now: Packing }) => {
  const { label } = useWords()
  const page = pageOfDocument('Order', now.bill.id)
  const leave = async () => {
    if (!(await mayLeave(now))) return
    setPacking(null)
    said.set(null)
  }
  return (
    <div className={style.head}>
      <h2>{page ? <Link to={page.path}>{now.bill.number}</Link> : now.bill.number}</h2>
      <span>{now.bill.customer}</span>
      {!now.made && now.requestId === null && (
        <Button variant="subtle" onClick={() => void leave()}>
          {label('packing.leaveShort')}
        </Button>
      )}
    </div>
  )
}

export const PackingBill = ({ now }: { now: Packing }) => {
  const { label } = useWords()
  const { busy, waits, begin } = useSending(now)
  const isLocked = busy || now.requestId !== null || now.made !== null
  const complete = now.lines.length - openLines(now.lines)
  return (
    <div className={style.card}>
      <Head now={now} />
      <PackingLines
        lines={now.lines}
        disabled={isLocked}
        onToggle={(id) => changePacking({ lines: toggled(now.lines, id) })}
      />
      {now.made ? (
        <Made made={now.made} />
      ) : (
        <>
          <Fields now={now} disabled={isLocked} />
          {waits && (
            <p className={style.warning} role="alert">
              {label('packing.unsent')}
            </p>
          )}
          <div className={style.foot}>
            <span role="status">
              {label('packing.progress', { n: String(complete), all: String(now.lines.length) })}
            </span>
            <Button variant="primary" busy={busy} disabled={!isWeight(now.weight)} onClick={() => void begin()}>
              {label(waits ? 'packing.sendAgain' : 'packing.send')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
