import { problem, type Problem } from '#kernel/problem.ts'
import { zero } from '#kernel/decimal.ts'
import type { ListDraft } from '#model/list.ts'
import { feeRowsProblems } from '#model/shipping-fees.ts'
import { filled } from '../_shared/parts.ts'
import { deliveryNotes, paymentOptions, shifts } from './delivered.ts'
import type { carrierFields } from './fields.ts'

export type Carrier = ListDraft<typeof carrierFields>

const withLine = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ lineId: null, ...row }))

export const proposed = () => ({
  adapter: 'manual',
  environment: 'production',
  shifts: withLine(shifts),
  paymentOptions: withLine(paymentOptions),
  deliveryNotes: withLine(deliveryNotes),
})

const timePattern = /^(\d{1,2})[:hg.](\d{2})$/i

/** "7:00" and "7h00" are 07:00; what is no time stays, and is refused. */
const time = (text: string | null): string | null => {
  const [, hour = '', minute = ''] = timePattern.exec(text?.trim() ?? '') ?? []
  return hour === '' || Number(hour) > 23 || Number(minute) > 59 ? text : `${hour.padStart(2, '0')}:${minute}`
}
const isTime = (text: string | null): boolean => text === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const compute = (draft: Carrier): Carrier =>
  filled(
    {
      ...draft,
      shifts: draft.shifts?.map((row) => ({ ...row, fromTime: time(row.fromTime), toTime: time(row.toTime) })) ?? null,
      paymentOptions: draft.paymentOptions?.map((row) => filled(row, { collectGoods: false })) ?? null,
      fees: draft.fees?.map((row) => filled(row, { fromWeight: 0, freeFee: zero, active: true })) ?? null,
    },
    {
      adapter: 'manual',
      environment: 'production',
      isInternal: false,
      codOpening: zero,
      feeOpening: zero,
      attachments: [],
    },
  )

const invalid = (at: string, label: string): Problem => problem(at, 'invalid', { label })

const checkShifts = ({ shifts: rows }: Carrier): Problem[] =>
  (rows ?? []).flatMap((row, index) =>
    (['fromTime', 'toTime'] as const).flatMap((name) =>
      isTime(row[name]) ? [] : [invalid(`shifts.${index}.${name}`, `carrier.${name}`)],
    ),
  )

/** A code names one row of its kind, whatever its case. */
const checkCodes = (rows: readonly { code: string | null }[] | null, at: string): Problem[] =>
  (rows ?? []).flatMap(({ code }, index) =>
    code !== null && rows!.slice(0, index).some((other) => other.code?.toLowerCase() === code.toLowerCase())
      ? [problem(`${at}.${index}.code`, 'duplicate', { label: 'record.code', value: code })]
      : [],
  )

/** People open it: it must lead to a page. */
const isPage = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text)

export const check = (draft: Carrier): Problem[] => [
  ...(draft.trackingUrl && !isPage(draft.trackingUrl) ? [invalid('trackingUrl', 'carrier.trackingUrl')] : []),
  ...checkShifts(draft),
  ...checkCodes(draft.paymentOptions, 'paymentOptions'),
  ...checkCodes(draft.deliveryNotes, 'deliveryNotes'),
  ...feeRowsProblems(draft.fees ?? [], 'fees'),
]
