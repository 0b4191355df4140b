/** Print templates: what is listed, saved and chosen, and what is refused. */
import { describe, expect, it } from 'vitest'
import { module, openTemplates, own } from '../../support/templates.ts'
import { userWith } from '../../support/users.ts'

const { bill, listed, named, offered, printed, problems, save, saved, trade } = await openTemplates()

describe('the list', () => {
  it('has the delivered forms, though nothing is stored', async () => {
    const forms = await listed({ xType: '5' })
    expect(
      forms.map(({ Code, isDefault, delivered, changed, active, version }) => [
        Code,
        isDefault,
        delivered,
        changed,
        active,
        version,
      ]),
    ).toEqual([
      ['HOADONBANHANG', true, true, false, true, 0],
      ['HOADONBANHANG_K80', false, true, false, true, 0],
      ['PHIEUXUATKHO', false, true, false, true, 0],
      ['PHIEUGIAOHANG', false, true, false, true, 0],
    ])
    expect((await listed()).filter(({ xType }) => xType === 13).map(({ Code }) => Code)).toEqual(
      expect.arrayContaining(['CHUYENTIEN', 'KIEMKHO', 'TONDAU', 'DOICHIEUCONGNO', 'TEMMAVACH']),
    )
  })
})

describe('a delivered form', () => {
  it('is opened, changed, printed and put back', async () => {
    const { s_ID } = await named('PHIEUGIAOHANG')
    const before = await trade.data(module, 'getInfo', { s_ID })
    expect(before).toMatchObject({
      Code: 'PHIEUGIAOHANG',
      base: 'PHIEUGIAOHANG',
      delivered: true,
      size: 'A4',
      version: 0,
    })
    expect(await trade.data(module, 'getInfo', { s_ID: 'phieugiaohang' })).toEqual(before)
    const content = `${before.content}\n<p>{{NumberID}}</p>`
    expect(await save({ s_ID, version: 0, content, size: 'A5' })).toMatchObject({ Description: 'ok', version: 1 })
    expect(await named('PHIEUGIAOHANG')).toMatchObject({ changed: true, paper: 'A5', isDefault: false, version: 1 })
    expect(await printed({ templateId: 'PHIEUGIAOHANG' })).toMatchObject({ code: 'PHIEUGIAOHANG', size: 'A5' })
    expect(await problems({ s_ID, version: 0, note: 'x' })).toEqual([
      ['', 'Dữ liệu đã được người khác thay đổi, vui lòng tải lại'],
    ])
    expect((await trade.call(module, 'Restore', { s_ID })).body.Data).toMatchObject({ Description: 'ok', version: 2 })
    expect(await trade.data(module, 'getInfo', { s_ID })).toEqual({ ...before, version: 2 })
  })

  it('keeps its code and kind, is not deleted, and is called in the language of the reader', async () => {
    const { s_ID } = await named('KIEMKHO')
    expect(await problems({ s_ID, Code: 'X', xType: 5, base: 'TONDAU' })).toEqual([
      ['Code', 'Mã mẫu không thể đổi'],
      ['xType', 'Loại chứng từ không thể đổi'],
      ['base', 'Lập từ mẫu không thể đổi'],
    ])
    const removed = await trade.call(module, 'DeleteDB', [s_ID])
    expect(removed.body.Data).toMatchObject({
      TotalCount: 0,
      ListItem: [{ NumberID: 'KIEMKHO', Description: 'Mẫu có sẵn không thể xóa, hãy ngừng dùng' }],
    })
    await saved({ s_ID, Name: (await named('KIEMKHO')).Name, note: 'của tôi' })
    const english = await trade.call(module, 'getlist', null, {
      query: { KeySearch: 'KIEMKHO' },
      headers: { language: 'en' },
    })
    expect(english.body.Data.ListItem).toMatchObject([{ Name: 'Count sheet (05-VT)', changed: false, note: 'của tôi' }])
  })

  it('that stays the last of its kind in use cannot be put away', async () => {
    const { s_ID } = await named('BAOGIA')
    const refusal = 'Đây là mẫu mặc định, hãy đặt mẫu khác làm mặc định trước'
    expect(await problems({ s_ID, active: false })).toEqual([['active', refusal]])
    expect(await problems({ s_ID, isDefault: false })).toEqual([['isDefault', refusal]])
  })
})

describe('an own form', () => {
  it('is made, printed, made the default of all and of a store, and deleted', async () => {
    const s_ID = await saved({ ...own, size: 'K80', note: 'quầy 1' })
    expect(await named('BILL-2')).toMatchObject({
      delivered: false,
      isDefault: false,
      base: 'HOADONBANHANG',
      paper: 'K80',
    })
    expect(await printed()).toMatchObject({ code: 'HOADONBANHANG', size: 'A4' })
    for (const templateId of [s_ID, 'bill-2'])
      expect(await printed({ templateId })).toMatchObject({
        code: 'BILL-2',
        size: 'K80',
        info: { StoreName: 'Kho chính' },
      })

    await saved({ s_ID, defaultStores: [trade.ids['KHO01']] })
    expect(await named('BILL-2')).toMatchObject({ storeNames: 'Kho chính' })
    expect(await printed()).toMatchObject({ code: 'BILL-2' })
    const other = await saved({ ...own, Code: 'BILL-3', Name: 'Của kho', defaultStores: [trade.ids['KHO01']] })
    expect(await printed()).toMatchObject({ code: 'BILL-3' })
    expect((await trade.data(module, 'getInfo', { s_ID })).defaultStores).toEqual([])
    expect(await problems({ s_ID: other, active: false })).toEqual([
      ['defaultStores', 'Mẫu ngừng dùng không thể là mặc định của kho'],
    ])
    await saved({ s_ID: other, active: false, defaultStores: [] })

    await saved({ s_ID, isDefault: true })
    const choices = await offered('5')
    expect(choices.map(({ Code, isDefault }) => [Code, isDefault])).toEqual([
      ['BILL-2', true],
      ['HOADONBANHANG', false],
      ['HOADONBANHANG_K80', false],
      ['PHIEUGIAOHANG', false],
      ['PHIEUXUATKHO', false],
    ])
    // Each by the id of its record, delivered or not; both print by it.
    for (const { Id, Code } of choices) expect([Code, (await named(Code)).s_ID]).toEqual([Code, Id])
    expect(await printed({ templateId: choices[1].Id })).toMatchObject({ code: 'HOADONBANHANG' })
    expect(await printed()).toMatchObject({ code: 'BILL-2' })
    const refused = await trade.call('Order', 'getPrint', null, { query: { s_ID: bill, templateId: 'BILL-3' } })
    expect(refused.body).toMatchObject({ Data: null, ErrorMessage: 'Không tìm thấy mẫu in BILL-3' })

    const kept = await trade.call(module, 'DeleteDB', [s_ID, other])
    expect(kept.body.Data).toMatchObject({ TotalCount: 1, ListItem: [{ s_ID, NumberID: 'BILL-2' }] })
    await saved({ s_ID: (await named('HOADONBANHANG')).s_ID, isDefault: true })
    expect((await trade.call(module, 'DeleteDB', [s_ID])).body.Data).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await named('BILL-2')).toBeUndefined()
  })

  it('is refused with everything that is wrong, at its place', async () => {
    expect(await problems({ ...own, Code: 'BAD', content: '<p>\n{{NumberID|shout}}\n<foo>' })).toEqual([
      ['content', 'Dòng 1: Thẻ <p> chưa đóng'],
      ['content', 'Dòng 2: Không có định dạng "shout"'],
      ['content', 'Dòng 3: Không có thẻ <foo>'],
    ])
    expect(await problems({ Name: 'x', xType: 5, content: 'x', pageWidth: 10 })).toEqual([
      ['Code', 'Chưa nhập mã'],
      ['pageWidth', 'Kích thước giấy phải từ 20 đến 5000 mm'],
    ])
    for (const Code of ['HOADONBANHANG', 'report_thekho', 'kiemkho'])
      expect(await problems({ ...own, Code })).toEqual([['Code', `Mã ${Code} đã tồn tại`]])
    expect(await problems({ ...own, Code: 'mã in' })).toMatchObject([
      ['Code', expect.stringContaining('chữ không dấu')],
    ])
    expect(await problems({ ...own, base: 'KIEMKHO' })).toMatchObject([['base', expect.any(String)]])
    expect(await problems({ ...own, xType: 14 })).toEqual([['xType', expect.any(String)]])
    expect(await problems({ ...own, defaultStores: ['x'] })).toMatchObject([['defaultStores', expect.any(String)]])
    // Not printed, but printed nothing: no reason to refuse.
    const s_ID = await saved({ ...own, Code: 'ODD', content: '<p>{{nothing}}</p>' })
    await trade.call(module, 'DeleteDB', [s_ID])
  })

  it('of a document without a type of its own is offered for that document only', async () => {
    const base = { Name: 'Biên bản của tôi', xType: 13, content: '<p>x</p>' }
    expect(await problems({ ...base, Code: 'COUNT-2', base: 'HOADONBANHANG' })).toMatchObject([
      ['base', expect.any(String)],
    ])
    await saved({ ...base, Code: 'COUNT-2', base: 'KIEMKHO', isDefault: true })
    const forms = await listed({ xType: '13' })
    const defaults = forms.filter(({ isDefault }) => isDefault).map(({ Code }) => Code)
    expect(defaults).toEqual(expect.arrayContaining(['COUNT-2', 'TONDAU', 'CHUYENTIEN']))
    expect(defaults).not.toContain('KIEMKHO')
  })
})

describe('a stranger', () => {
  it('without the right sees and changes nothing, and of another tenant finds no form', async () => {
    const nobody = await userWith(trade, { Order: { R: true } })
    for (const name of [
      'getlist',
      'getInfo',
      'UpdateDB',
      'DeleteDB',
      'Restore',
      'Check',
      'getTokens',
      'getSample',
      'ExportFile',
      'ImportFile',
    ])
      expect((await trade.call(module, name, {}, { token: nobody })).status).toBe(403)
    const reader = await userWith(trade, { PrintTemplate: { R: true } })
    expect((await trade.call(module, 'UpdateDB', own, { token: reader })).status).toBe(403)
    const adder = await userWith(trade, { PrintTemplate: { R: true, A: true } })
    expect((await trade.call(module, 'ImportFile', { replace: true }, { token: adder })).status).toBe(403)

    const s_ID = await saved({ ...own, Code: 'OURS' })
    await trade.makeTenant('hoabinh')
    const token = await trade.signIn('hoabinh')
    const theirs = { token, tenant: 'hoabinh' }
    expect((await trade.call(module, 'getInfo', null, { ...theirs, query: { s_ID } })).body.Data).toBe(null)
    expect((await trade.call(module, 'UpdateDB', { s_ID, Name: 'x' }, theirs)).body.Data.Description).toBe(
      'Không tìm thấy dữ liệu',
    )
    const list = await trade.call(module, 'getlist', null, { ...theirs, query: { KeySearch: 'OURS' } })
    expect(list.body.Data.TotalCount).toBe(0)
    await trade.signIn('minhtam')
  })
})

describe('the log', () => {
  it('tells who changed which form', async () => {
    const s_ID = await saved({ ...own, Code: 'LOGGED' })
    await saved({ s_ID, Name: 'Tên mới' })
    await trade.call(module, 'DeleteDB', [s_ID])
    const { ListItem } = await trade.data('ApiEvent', 'getlist', { KeySearch: 'LOGGED', nItem: '10' })
    expect(ListItem).toHaveLength(3)
    const { changes } = await trade.data('ApiEvent', 'getInfo', { s_ID: ListItem[1].s_ID })
    expect(changes).toMatchObject([{ field: 'Name', label: 'Tên mẫu', from: own.Name, to: 'Tên mới' }])
  })
})
