import { describe, expect, it } from 'vitest'
import { documentMetas as documents } from '#documents/index.ts'
import { listMetas as lists } from '#lists/index.ts'
import { words as en } from '#web/words/catalogue-en.ts'
import { words as vi } from '#web/words/catalogue-vi.ts'
import { fullRight } from '#model/right.ts'
import {
  areaIds,
  areaPaths,
  buildMenu,
  buildQuick,
  buildRare,
  documentBases,
  firstPageOf,
  mayCreate,
  neededIn,
  quickGroups,
  recordEntries,
  seenMenu,
  viewOfBase,
} from './areas.ts'
import { reportMetas as reports } from '#reports/index.ts'
import { reportPath } from '#web/menu/report-names.ts'
import { otherEntries, redirectsTo } from './extra-pages.ts'

const menu = buildMenu({ documents, lists, others: otherEntries })
const entries = menu.flatMap((area) => area.entries.flatMap((entry) => [entry, ...(entry.pages ?? [])]))
const quick = buildQuick(documents, lists)

describe('the menu', () => {
  it('keeps the areas in the order of contract system §2', () => {
    const shown = menu.map((area) => area.id)
    expect(shown).toEqual(areaIds.filter((id) => shown.includes(id)))
  })
  it('has receipts before payments, and the cash book before both', () => {
    const pay = menu.find((area) => area.id === 'pay')!.entries.map((entry) => entry.path)
    expect(pay).toEqual([
      ...pay.filter((path) => path === '/pay/cashflow'),
      '/pay/income/data/list',
      '/pay/outcome/list',
      '/pay/transcurr/list',
      '/pay/shift/data/list',
    ])
  })
  it('leads to every base of every definition', () => {
    const paths = new Set(entries.map((entry) => entry.path))
    for (const document of documents)
      for (const base of documentBases(document)) expect(paths).toContain(`${base}/${document.screen.list}`)
    for (const list of lists)
      expect(
        list.screen.bases.some((base) => paths.has(`${base}/list`)),
        list.name,
      ).toBe(true)
  })
  it('has a word for every entry in both languages', () => {
    for (const { label } of [...entries, ...quick])
      for (const words of [vi, en]) expect(words[label], label).toBeTruthy()
  })
  it('has the words of contract system §2', () => {
    const said = (keys: readonly string[]) => keys.map((key) => `${vi[key]} / ${en[key]}`)
    expect(said(menu.map(({ id }) => `area.${id}`))).toEqual([
      'Tổng quan / Dashboard',
      'Bán hàng / Sales',
      'Mua hàng / Purchase',
      'Thu chi / Receipts and payments',
      'Kho hàng / Stock',
      'Danh mục / Categories',
      'Hóa đơn / Invoices',
      'Vận chuyển / Shipping',
      'Báo cáo / Reports',
      'Hệ thống / System',
    ])
    expect(
      said(menu.filter(({ id }) => id === 'home' || id === 'report').map((area) => area.entries[0]!.label)),
    ).toEqual(['Tổng quan / Dashboard', 'Báo cáo / Report'])
  })
  it('has one entry per path', () => {
    const paths = menu.flatMap((area) => area.entries.map((entry) => entry.path))
    expect(new Set(paths).size).toBe(paths.length)
  })
  it('hides entries without the right to read', () => {
    expect(
      seenMenu(menu, {})
        .flatMap((area) => area.entries)
        .every((entry) => entry.rights.length === 0),
    ).toBe(true)
    const one = seenMenu(menu, { Order: fullRight }).flatMap((area) => area.entries)
    expect(one.filter((entry) => entry.rights.length > 0).every((entry) => entry.rights.includes('Order'))).toBe(true)
  })
  it('groups small lists under one entry that opens the first readable page', () => {
    const another = menu.flatMap((area) => area.entries).find((entry) => entry.label === 'menu.another')!
    expect(another.pages!.length).toBeGreaterThan(3)
    expect(another.path).toBe(another.pages![0]!.path)
  })
  it('names a list by the part that a page shows', () => {
    const partner = lists.find((list) => list.screen.bases.includes('/sales/company'))!
    expect(viewOfBase(partner, '/sales/company').narrow).toEqual({ objType: 'kh' })
    expect(viewOfBase(partner, '/purchase/company').narrow).toEqual({ objType: 'ncc' })
  })
  it('redirects old paths to the first page that exists, and none to one that does not', () => {
    const known = new Set([...entries.map((entry) => entry.path), '/', ...reports.map(reportPath)])
    const cuts = redirectsTo(known)
    expect(cuts.length).toBeGreaterThan(8)
    for (const { from, to } of cuts) {
      expect(known, from).toContain(to.split('?')[0])
      expect(known, from).not.toContain(from)
    }
    const led = (...pages: string[]) =>
      Object.fromEntries(redirectsTo(new Set(pages)).map(({ from, to }) => [from, to]))
    expect(led()).toEqual({})
    expect(led('/purchase/listimport/list')).toMatchObject({
      '/purchase/purchasing': '/purchase/listimport/list',
      '/purchase/quote': '/purchase/listimport/list',
    })
    const invoices = '/invoice/electronic/data/list'
    expect(led('/sales/quote/data/list', invoices)).toEqual({
      '/purchase/quote': '/sales/quote/data/list',
      '/invoice': invoices,
      '/invoice/electronic': invoices,
    })
    // A page of the module itself takes precedence over a redirect.
    expect(led(invoices, '/invoice/electronic')).toEqual({ '/invoice': invoices })
    expect(led('/reports/reportbill/data/list')['/pay/report']).toBe(
      '/reports/reportbill/data/list?group=receivable,payable',
    )
  })
})

describe('the address of an area', () => {
  it('leads to the first page in it that is seen', () => {
    expect(areaPaths.get('/shipping')).toBe('shipping')
    expect(areaPaths.get('/reports')).toBe('report')
    expect(firstPageOf(menu, 'sales')).toBe(menu.find(({ id }) => id === 'sales')!.entries[0]!.path)
    const seen = seenMenu(menu, { Order: fullRight })
    expect(firstPageOf(seen, 'sales')).toBe('/sales/billsales/data/list')
    expect(firstPageOf(seen, 'shipping')).toBeUndefined()
    expect(neededIn(menu, 'shipping')).toContainEqual(['Shipping', 'R'])
    expect(neededIn(menu, 'shipping').length).toBe(new Set(neededIn(menu, 'shipping').map(String)).size)
  })
})

describe('Lập nhanh', () => {
  it('puts everything into one of the five groups', () =>
    expect(quick.every((entry) => quickGroups.includes(entry.group))).toBe(true))
  it('reads only A', () => {
    const bill = quick.find((entry) => entry.right === 'Order')!
    expect([mayCreate({}, bill), mayCreate({ Order: { R: false, A: true, U: false, D: false } }, bill)]).toEqual([
      false,
      true,
    ])
  })
  it('has the groups of contract system §10.5', () => {
    const shown = quickGroups.map((group) =>
      quick.filter((one) => one.group === group).map((one) => `${vi[one.label]} → ${one.right ?? 'never restricted'}`),
    )
    expect(shown).toEqual([
      [
        'Khách hàng → Customer',
        'Báo giá → Quote',
        'Đơn đặt hàng → PurchaseOrder',
        'Hóa đơn bán hàng → Order',
        'Khách trả hàng → ImportReturn',
        'Thu khách hàng → Income',
      ],
      [
        'Nhà cung cấp → Customer',
        'Đơn đặt hàng mua → PurchaseImport',
        'Phiếu nhập mua → Import',
        'Trả hàng nhà cung cấp → OrderReturn',
        'Chi nhà cung cấp → Outcome',
      ],
      [
        'Nhóm hàng → never restricted',
        'Hàng hóa → never restricted',
        'Chuyển kho → Trans',
        'Nhập khác → OtherImport',
        'Xuất khác → OtherOrder',
      ],
      ['Phiếu thu khác → Income', 'Phiếu chi khác → Outcome'],
      ['Lập hóa đơn → OrderTax'],
    ])
  })
  it('puts receipts before payments, as the contract does', () =>
    expect(quick.filter((entry) => entry.group === 'pay').map((entry) => entry.right)).toEqual(['Income', 'Outcome']))
  it('leaves out counts and transfers of money, which a phone and the palette offer too', () => {
    const rare = buildRare(documents)
    expect(rare.map(({ group, path }) => `${group} ${path}`)).toEqual(
      expect.arrayContaining(['stock /stock/checkstore/detail/0', 'pay /pay/transcurr/detail/0']),
    )
    expect(rare.filter(({ path }) => quick.some((one) => one.path === path))).toEqual([])
    expect(rare.every(({ right }) => right !== null)).toBe(true)
  })
  it('makes records on the page of their part of a list', () => {
    const made = recordEntries(lists).map(({ label, path }) => `${vi[label]} ${path}`)
    expect(made).toContain('Nhà cung cấp /purchase/company/detail/0')
    expect(new Set(made).size).toBe(made.length)
  })
  it('never restricts goods and their groups', () =>
    expect(quick.filter((entry) => entry.right === null).every((entry) => mayCreate({}, entry))).toBe(true))
})
