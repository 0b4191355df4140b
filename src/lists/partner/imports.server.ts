/** Reads the customers and suppliers of other programs: their headings, two phones in one cell, the walk-in customer. */
import { sameName } from '#engine/exchange/named.ts'
import type { ImportRow, ListImporting } from '#engine/importing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem } from '#kernel/problem.ts'
import { placeCells, readPlaces } from '../_shared/place-cells.server.ts'

const customers = { partnerType: 1 }
const suppliers = { partnerType: 2 }

export const importing: ListImporting = {
  extra: placeCells,
  more: [
    { heading: 'Đang sử dụng', field: 'active', sample: '1' },
    { heading: 'Số CMND/CCCD', field: 'idNumber', sample: '' },
  ],
  also: {
    code: ['Mã khách hàng', 'Mã nhà cung cấp', 'Mã đối tượng'],
    name: ['Tên khách hàng', 'Tên nhà cung cấp', 'Tên đối tượng'],
    group: ['Nhóm khách hàng', 'Nhóm nhà cung cấp', 'Mã nhóm khách hàng', 'Mã nhóm nhà cung cấp', 'Nhóm KH, NCC'],
    phone1: ['Điện thoại', 'Số điện thoại', 'ĐT di động'],
    address1: ['Địa chỉ'],
    taxId: ['MST', 'Mã số thuế/CCCD chủ hộ'],
    creditLimit: ['Số nợ tối đa'],
    openingReceivable: ['Nợ cần thu hiện tại', 'Nợ hiện tại', 'Công nợ'],
    openingPayable: ['Nợ cần trả hiện tại'],
    active: ['Trạng thái'],
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
  implies: {
    'Mã khách hàng': customers,
    'Tên khách hàng': customers,
    'Mã nhà cung cấp': suppliers,
    'Tên nhà cung cấp': suppliers,
  },
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

export const arrangeImport = async (scope: Scope, rows: readonly ImportRow[]): Promise<void> => {
  for (const row of rows) splitPhones(row)
  await readPlaces(scope, rows)
  await keepWalkIn(scope, rows)
}
