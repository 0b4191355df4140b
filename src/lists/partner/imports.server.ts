/** Reads the customers and suppliers of other programs: their headings, two phones in one cell, the walk-in customer. */
import { sameName } from '#engine/exchange/named.ts'
import type { ImportRow, ListImporting } from '#engine/importing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { fold } from '#kernel/fold.ts'
import { problem } from '#kernel/problem.ts'
import { integer, money, text } from '#model/field.ts'
import { placeCells, readPlaces, titlesOf, type UnknownPlace } from '../_shared/place-cells.server.ts'
import { partnerFields } from './fields.ts'
import { isCustomer } from './rules.ts'

const customers = { partnerType: 1 }
const suppliers = { partnerType: 2 }

export const importing: ListImporting = {
  extra: { ...placeCells, area: text({ label: 'province' }), debt: money({ label: 'partner.debt', sign: 'any' }) },
  more: [
    { heading: 'Đang sử dụng', field: 'active', sample: '1' },
    { heading: 'Số CMND/CCCD', field: 'idNumber', sample: '' },
    { heading: 'Khu vực giao hàng', field: 'area', sample: '' },
    // Of customers what they owe, of suppliers what we owe them.
    { heading: 'Công nợ', field: 'debt', sample: '' },
  ],
  also: {
    code: ['Mã khách hàng', 'Mã nhà cung cấp', 'Mã đối tượng'],
    name: ['Tên khách hàng', 'Tên nhà cung cấp', 'Tên đối tượng'],
    group: ['Nhóm khách hàng', 'Nhóm nhà cung cấp', 'Mã nhóm khách hàng', 'Mã nhóm nhà cung cấp', 'Nhóm KH, NCC'],
    phone1: ['Điện thoại', 'Số điện thoại', 'ĐT di động'],
    address1: ['Địa chỉ'],
    taxId: ['MST', 'Mã số thuế/CCCD chủ hộ'],
    creditLimit: ['Số nợ tối đa'],
    openingReceivable: ['Nợ cần thu hiện tại', 'Nợ cần thu'],
    openingPayable: ['Nợ cần trả hiện tại', 'Nợ cần trả'],
    debt: ['Nợ hiện tại', 'Công nợ hiện tại', 'Dư nợ'],
    active: ['Trạng thái'],
    area: ['Khu vực'],
    note: ['Mô tả', 'Diễn giải'],
    idNumber: ['Số CCCD', 'Số CMND'],
  },
  words: {
    active: {
      'Đang hoạt động': true,
      'Ngừng hoạt động': false,
      'Đang giao dịch': true,
      'Ngừng giao dịch': false,
      'Đang theo dõi': true,
      'Ngừng theo dõi': false,
    },
  },
  questions: [
    {
      name: 'openingTerm',
      field: integer({ label: 'partner.openingTerm' }),
      range: [0, 3650],
      // The term of each partner, or none.
      standard: () => null,
      asks: ({ openingReceivable, openingPayable, openingDueDate }, before) =>
        [openingReceivable, openingPayable].some((debt) => typeof debt === 'bigint' && debt > 0n) &&
        !openingDueDate &&
        !before?.['openingDueDate'],
      answer: (days, settings, before) => {
        const from = (before?.['openingDate'] ?? settings.openingDate) as Day | null | ''
        return typeof days === 'number' && from ? { openingDueDate: addDays(from, days) } : {}
      },
    },
  ],
  implies: {
    'Mã khách hàng': customers,
    'Tên khách hàng': customers,
    'Mã nhà cung cấp': suppliers,
    'Tên nhà cung cấp': suppliers,
  },
  impliesOn: { objType: { kh: customers, ncc: suppliers } },
}

const phonesIn = (text: string): string[] =>
  text
    .split(/[/;,|\n]+|\s+[-–]\s+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The first is the phone, the second the other phone; what is left goes into the note. */
const splitPhones = ({ values }: ImportRow): void => {
  const { phone1, phone2, note } = values
  if (typeof phone1 !== 'string') return
  const [first, ...others] = phonesIn(phone1)
  if (first === undefined || others.length === 0) return
  values['phone1'] = first
  if (phone2 === undefined || phone2 === null) values['phone2'] = others.shift()
  const left = others.filter((one) => one !== phone2)
  if (left.length > 0) values['note'] = [...(typeof note === 'string' ? [note] : []), ...left].join('; ')
}

/** Every program has a customer without a name; ours stays what it is. */
const keepWalkIn = async ({ tx }: Scope, rows: readonly ImportRow[]): Promise<void> => {
  const [own] = await tx.query<{ code: string; name: string }>(
    sql`select code, name from partner p where ${sql.ours('p')} and is_walk_in order by code_key limit 1`,
  )
  if (!own) return
  for (const row of rows) {
    const { name } = row.values
    if (typeof name !== 'string' || sameName(name) !== sameName(own.name)) continue
    row.values = { code: own.code }
    row.children = {}
    row.problems = []
    row.missing = []
    row.isKept = true
    row.notes.push(problem('', 'walkInKept', { name: own.name }))
  }
}

/** `Hà Nội - Quận Ba Đình`: an area of other programs is a province with a district. */
const splitArea = ({ extra }: ImportRow): void => {
  const { area, province, district } = extra
  if (typeof area !== 'string') return
  const [first, ...rest] = area.split(/\s+[-–]\s+/)
  extra['province'] = province ?? first
  if (rest.length > 0) extra['district'] = district ?? rest.join(' - ')
}

/** The addresses of the partners that are there already, by their codes: what is added to them must not replace them. */
const storedAddresses = async ({ tx }: Scope, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string>> => {
  const codes = rows.flatMap(({ values: { code } }) => (typeof code === 'string' ? [code.toLowerCase()] : []))
  const found = await tx.query<{ code: string; address: string }>(
    sql`select code_key as code, address1 as address from partner p where ${sql.ours('p')} and address1 is not null and code_key = any(${codes}::text[])`,
  )
  return new Map(found.map(({ code, address }) => [code, address]))
}

const mostOfAddress = partnerFields.address1.max!

/** Text of a place that is not found stays readable: in the address, from the smallest part to the largest. */
const toAddress =
  (stored: ReadonlyMap<string, string>) =>
  ({ values, notes }: ImportRow, left: readonly UnknownPlace[]): void => {
    const code = typeof values['code'] === 'string' ? values['code'].toLowerCase() : ''
    for (const { cell, text: place, candidates } of left.toReversed()) {
      const address = values['address1'] ?? stored.get(code)
      const parts = typeof address === 'string' ? [address] : []
      const isThere = parts.some((one) => fold(one).includes(fold(place)))
      const whole = isThere ? parts[0]! : [...parts, place].join(', ')
      if (whole.length > mostOfAddress) values['note'] = [values['note'], place].filter(Boolean).join('; ')
      else values['address1'] = whole
      notes.push(
        candidates.length === 0
          ? problem(cell, 'placeToAddress', { value: place })
          : problem(cell, 'placesToAddress', { value: place, candidates: titlesOf(candidates) }),
      )
    }
  }

/** The types of the partners that are there already, by their codes. */
const storedTypes = async ({ tx }: Scope, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, number>> => {
  const codes = rows.flatMap(({ values: { code } }) => (typeof code === 'string' ? [code.toLowerCase()] : []))
  const found = await tx.query<{ code: string; type: number }>(
    sql`select code_key as code, partner_type as type from partner p where ${sql.ours('p')} and code_key = any(${codes}::text[])`,
  )
  return new Map(found.map(({ code, type }) => [code, type]))
}

const BOTH = 3

/**
 * A debt without a side is owed by customers and to suppliers. Of partners who are both, the page or the file says which;
 * this stands before the questions about opening debts.
 */
const placeDebts = async (
  scope: Scope,
  rows: readonly ImportRow[],
  { partnerType: implied }: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const owing = rows.filter(({ extra }) => typeof extra['debt'] === 'bigint')
  if (owing.length === 0) return
  const stored = await storedTypes(scope, owing)
  for (const { values, extra } of owing) {
    const { partnerType, code } = values
    const type = partnerType ?? (typeof code === 'string' ? stored.get(code.toLowerCase()) : undefined) ?? implied
    const side = type === BOTH ? implied : type
    const field = isCustomer((side as number | undefined) ?? customers.partnerType)
      ? 'openingReceivable'
      : 'openingPayable'
    values[field] ??= extra['debt']
  }
}

export const arrangeImport = async (
  scope: Scope,
  rows: readonly ImportRow[],
  implied: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await placeDebts(scope, rows, implied)
  for (const row of rows) {
    splitPhones(row)
    splitArea(row)
  }
  const isPlaced = rows.some(({ extra }) => ['province', 'district', 'village'].some((cell) => cell in extra))
  if (isPlaced) await readPlaces(scope, rows, { unplaced: toAddress(await storedAddresses(scope, rows)) })
  await keepWalkIn(scope, rows)
}
