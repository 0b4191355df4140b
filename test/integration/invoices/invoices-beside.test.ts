/** Invoices of a series that are sent beside each other: the order of their days, the last number, and what happens to one. */
import { beforeAll, describe, expect, it } from 'vitest'
import { usualSeries } from '#test/support/invoicing.ts'
import { connectedDay, openEachConnected, type Connecting } from '#test/support/connected.ts'
import { type Connected } from '#test/support/providers/connections.ts'
import { runAt } from '#test/support/database.ts'
import type { Action, Fault } from '#test/support/providers/fake-server.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { workDue } from '#test/support/work.ts'

const pending = 'Hóa đơn đang được gửi, vui lòng lấy lại kết quả'
const later = (minutes: number): string =>
  new Date(Date.parse(`${connectedDay}T03:00:00Z`) + minutes * 60_000).toISOString()
const fault = (name: string, action: Action): Fault =>
  wireFaults(action).find((one) => one.name === `${name} (${action})`)!
/** The invoice was issued, and nobody can tell. */
const inDoubt = [
  fault('a cut after it was done', 'issue'),
  fault('no service (503)', 'find'),
  fault('no service (503)', 'find'),
]
const atOnce: Readonly<Record<Connected, number>> = { viettel: 8, misa: 1, vnpt: 8 }

const opened = await openEachConnected('invoices-beside', () => 'canhnhau')

/** Questions to issue stay with the provider until they are let go; `most` of them were there at once. */
const holding = (fake: Connecting['fake'], count: number) => {
  const held: (() => void)[] = []
  const seen = { most: 0, letGo: () => held.splice(0).forEach((go) => go()) }
  const hold: Fault = {
    name: 'held',
    action: 'issue',
    run: ({ perform, send }) =>
      new Promise((done) => {
        held.push(() => {
          send(perform())
          done()
        })
        seen.most = Math.max(seen.most, held.length)
      }),
  }
  fake.misbehave(...Array.from({ length: count }, () => hold))
  return { seen, held }
}
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5))
}

const receiptOf = ({ saved, ids }: Connecting['trade']): Promise<string> =>
  saved('Import', {
    dtDate: connectedDay,
    Object_ID: ids['NCC000001'],
    Store_ID: ids['KHO01'],
    lines: [{ Product_ID: ids['SP000001'], Qty: 100, Price: 100, VAT: 10 }],
  })

/** What nobody foresees, in the database itself. */
const trap = `create function trap() returns trigger language plpgsql as $$ begin
  if new.buyer_person = 'hỏng trước' and new.upload_state = 'sending' then raise exception 'broken'; end if;
  if new.buyer_person = 'lâu trước' and new.upload_state = 'sending' then raise exception 'late' using errcode = '57014'; end if;
  if new.buyer_person = 'cắt trước' and new.upload_state = 'sending' then perform pg_terminate_backend(pg_backend_pid()); end if;
  if new.buyer_person = 'hỏng sau' and new.invoice_number is not null then raise exception 'broken'; end if;
  if new.buyer_person = 'lâu sau' and new.invoice_number is not null then raise exception 'late' using errcode = '57014'; end if;
  if new.buyer_person = 'cắt sau' and new.invoice_number is not null then perform pg_terminate_backend(pg_backend_pid()); end if;
  return new; end $$;
  create trigger trap before update on vat_invoice for each row execute function trap();`

describe.each(opened)('by %s', (name, { trade, fake, connect, info, act, reasons, free, at }) => {
  const provider = name as Connected
  /** How many statements a bill costs. */
  const billCost = async (): Promise<number> => {
    const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 1000, VAT: 10 }]
    const body = { dtDate: connectedDay, Object_ID: trade.ids['KH000001'], Store_ID: trade.ids['KHO01'], lines }
    const { headers, body: answer } = await trade.call('Order', 'UpdateDB', body)
    expect(answer.Data.Description).toBe('ok')
    return Number(/desc="(\d+)"/.exec(String(headers['server-timing']))![1])
  }
  let costBefore = 0
  beforeAll(async () => {
    await receiptOf(trade)
    costBefore = await billCost()
    await connect({ series: usualSeries })
  })

  it('cost a bill nothing', async () => {
    expect(await billCost()).toBe(costBefore)
  })

  const several = async (count: number, head = {}): Promise<string[]> => {
    const ids: string[] = []
    for (let made = 0; made < count; made += 1) ids.push(await free(head))
    return ids
  }

  it('of one day go beside each other, as many as the provider takes, also of two callers', async () => {
    const ids = await several(12)
    const { seen, held } = holding(fake, ids.length)
    let isOver = false
    const both = Promise.all([act('UploadHDDT', ids.slice(0, 6)), act('UploadHDDT', ids.slice(6))]).finally(() => {
      isOver = true
    })
    await until(() => held.length === atOnce[provider])
    const going = setInterval(seen.letGo, 20)
    await until(() => isOver)
    clearInterval(going)
    expect(await both).toEqual([6, 6].map((TotalCount) => ({ TotalCount, ListItem: [] })))
    expect(seen.most).toBe(atOnce[provider])
    const numbers = await Promise.all(ids.map(async (id) => Number((await info(id)).SoHD)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1))
  })

  it('of another day wait for the day before it, in whatever order they are named', async () => {
    const series = { SoHieuHD: 'C26MAA' }
    const today = await several(3, series)
    const before = await several(3, { ...series, NgayHoadon: '2026-11-19' })
    const ids = [today[0]!, before[0]!, today[1]!, before[1]!, before[2]!, today[2]!]
    expect(await act('UploadHDDT', ids)).toEqual({ TotalCount: 6, ListItem: [] })
    const numbers = async (some: string[]) =>
      (await Promise.all(some.map(async (id) => Number((await info(id)).SoHD)))).toSorted((a, b) => a - b)
    expect([await numbers(before), await numbers(today)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
  })

  it('what is being sent counts as if it had its number', async () => {
    // Numbers 5 and 6 are there.
    const ids = await several(4, { SoHieuHD: 'C26TBB' })
    for (const series of ['C26TBB', '1C26TBB']) fake.state.numbers.set(series, 4)
    fake.misbehave(...inDoubt)
    expect(await reasons('UploadHDDT', ids[0]!)).toEqual([pending])
    const { held, seen } = holding(fake, 3)
    const sent = act('UploadHDDT', ids.slice(1))
    await until(() => held.length > 0)
    const going = setInterval(seen.letGo, 20)
    const { TotalCount, ListItem } = await sent
    clearInterval(going)
    fake.forget()
    expect([TotalCount, ListItem.map(({ code }: { code: string }) => code)]).toEqual([1, ['noNumbers', 'noNumbers']])
    expect([...fake.state.issued.values()].filter(({ series }) => series.endsWith('C26TBB'))).toHaveLength(2)
    expect(await act('UploadHDDT', [ids[0]!])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('what is being sent has its day, too', async () => {
    const [late] = await several(1, { SoHieuHD: 'C26THH' })
    const [early] = await several(1, { SoHieuHD: 'C26THH', NgayHoadon: '2026-11-19' })
    await connect({ series: [...usualSeries, { Mauso: '1', SoHieuHD: 'C26THH', active: true }] })
    fake.misbehave(...inDoubt)
    expect(await reasons('UploadHDDT', late!)).toEqual([pending])
    fake.forget()
    expect(await reasons('UploadHDDT', early!)).toEqual(['Ngày hóa đơn phải từ 20-11-2026 trở đi'])
    expect(await act('UploadHDDT', [late!])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('that correct the same one wait for what replaces it, and it is not cancelled meanwhile', async () => {
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { provider: 'none' })
    const original = await free({ SoHieuHD: 'C26TKK' })
    await connect({ provider: 'none', series: [...usualSeries, { Mauso: '1', SoHieuHD: 'C26TKK', active: true }] })
    expect(await act('UploadHDDT', [original])).toEqual({ TotalCount: 1, ListItem: [] })
    await connect()
    const replacing = await several(2, { invoiceKind: 2, originalId: original })
    const [adjusting] = await several(1, { invoiceKind: 3, originalId: original })
    const before = fake.state.issued.size
    fake.misbehave(...inDoubt)
    expect(await reasons('UploadHDDT', replacing[0]!)).toEqual([pending])
    fake.forget()
    const { NumberID } = await info(replacing[0]!)
    const wait = `Hóa đơn ${NumberID} thay thế hoặc điều chỉnh cùng hóa đơn gốc đang được gửi, vui lòng lấy lại kết quả`
    expect(await reasons('UploadHDDT', replacing[1]!, adjusting!)).toEqual([wait, wait])
    expect(await reasons('Huy', original)).toEqual([wait])
    expect(fake.state.issued.size).toBe(before + 1)
    expect(await act('UploadHDDT', [replacing[0]!])).toEqual({ TotalCount: 1, ListItem: [] })
    const gone = 'Hóa đơn gốc chưa upload hoặc đã hủy'
    expect(await reasons('UploadHDDT', replacing[1]!, adjusting!)).toEqual([gone, gone])
    expect(fake.state.issued.size).toBe(before + 1)
  })

  it('that replace the same one are not both issued by one call', async () => {
    const [original] = await several(1)
    await act('UploadHDDT', [original!])
    const replacing = await several(3, { invoiceKind: 2, originalId: original })
    const before = fake.state.issued.size
    const { TotalCount, ListItem } = await act('UploadHDDT', replacing)
    expect([TotalCount, ListItem.length, fake.state.issued.size]).toEqual([1, 2, before + 1])
    for (const { code } of ListItem) expect(code).toMatch(/^(uploadPending|originalNotUploaded)$/)
  })

  it('that adjust the same one go beside each other, and keep it from being replaced', async () => {
    const [original] = await several(1)
    await act('UploadHDDT', [original!])
    const adjusting = await several(2, { invoiceKind: 3, originalId: original })
    const [replacing] = await several(1, { invoiceKind: 2, originalId: original })
    fake.misbehave(...inDoubt)
    expect(await reasons('UploadHDDT', adjusting[0]!)).toEqual([pending])
    fake.forget()
    expect(await act('UploadHDDT', [adjusting[1]!])).toEqual({ TotalCount: 1, ListItem: [] })
    expect((await act('UploadHDDT', [replacing!])).ListItem).toMatchObject([{ code: 'sameCorrection' }])
    expect(await act('UploadHDDT', [adjusting[0]!])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('what happens to one loses no answer of the others, and is finished', async () => {
    await runAt(trade.ownerUrl, trap)
    const said: Record<string, RegExp> = {
      'hỏng trước': /^Hệ thống gặp lỗi, vui lòng thử lại\. Mã lỗi: [0-9A-F]{6}$/,
      'lâu trước': /^Thao tác mất quá nhiều thời gian/,
      'cắt trước': /^Không thể kết nối máy chủ/,
      'hỏng sau': new RegExp(`^${pending}$`),
      'lâu sau': new RegExp(`^${pending}$`),
      'cắt sau': new RegExp(`^${pending}$`),
    }
    const ids: string[] = []
    const people = ['', ...Object.keys(said), '']
    for (const buyerPerson of people) ids.push(await free({ buyerPerson }))
    const before = fake.state.issued.size
    const { TotalCount, ListItem } = await act('UploadHDDT', ids)
    expect([TotalCount, ListItem.length]).toEqual([2, 6])
    for (const [index, pattern] of Object.values(said).entries()) {
      const told = ListItem.find(({ s_ID }: { s_ID: string }) => s_ID === ids[index + 1])
      expect(told.Description).toMatch(pattern)
      expect(told.NumberID).toBe((await info(ids[index + 1]!)).NumberID)
    }
    expect(fake.state.issued.size).toBe(before + 5)
    // Of each that was no trouble of the moment the log tells.
    expect(trade.faults.splice(0)).toHaveLength(2)
    await runAt(trade.ownerUrl, 'drop trigger trap on vat_invoice; drop function trap()')
    at(later(3))
    await workDue(trade.server, ['invoice'])
    const found = await Promise.all(ids.slice(4, 7).map(info))
    expect(found.map(({ iStat, uploadState }) => [iStat, uploadState])).toEqual([
      [2, ''],
      [2, ''],
      [2, ''],
    ])
    expect(await act('UploadHDDT', ids.slice(1, 4))).toEqual({ TotalCount: 3, ListItem: [] })
    expect(fake.state.issued.size).toBe(before + people.length)
    expect(trade.faults).toEqual([])
  })

  it('the answer comes although the database was lost in between', async () => {
    await runAt(
      trade.ownerUrl,
      `create sequence turn; grant usage on turn to public;
create function trap() returns trigger language plpgsql as $$ begin
  if new.call = 'ordertax/uploadhddt' and nextval('turn') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
  return new; end $$;
create trigger trap before insert on request for each row execute function trap();`,
    )
    const id = await free()
    const query = { requestId: trade.server.clock.newId() }
    expect(await act('UploadHDDT', [id], query)).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await act('UploadHDDT', [id], query)).toEqual({ TotalCount: 1, ListItem: [] })
    await runAt(trade.ownerUrl, 'drop trigger trap on request; drop function trap(); drop sequence turn')
  })

  it('files are handed out although they cannot be kept', async () => {
    const id = await free()
    await act('UploadHDDT', [id])
    await runAt(
      trade.ownerUrl,
      `create function trap() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
create trigger trap before insert on file_holder for each row execute function trap();`,
    )
    const first = await trade.data('OrderTax', 'DownloadFile', { xml: '1' }, [id])
    expect([first.TotalCount, first.FileDownload.length, first.ListItem]).toEqual([1, 2, []])
    expect(trade.faults.splice(0)).toHaveLength(1)
    await runAt(trade.ownerUrl, 'drop trigger trap on file_holder; drop function trap()')
    expect(await trade.data('OrderTax', 'DownloadFile', { xml: '1' }, [id])).toEqual(first)
  })
})
