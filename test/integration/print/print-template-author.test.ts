/** What the author of a print template is told and given: fields, problems, samples, files. */
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { module, openTemplates, own } from '../../support/templates.ts'
import { userWith } from '../../support/users.ts'

const { bill, named, printed, saved, trade } = await openTemplates()

describe('what a form can print', () => {
  it('is told in groups, in words of the caller', async () => {
    const { groups, filters } = await trade.data(module, 'getTokens', { xType: '5' })
    expect(groups.map(({ label }: Anything) => label)).toEqual(
      expect.arrayContaining(['Chứng từ', 'Đối tượng', 'Số tiền', 'Dòng hàng', 'Thanh toán', 'Công ty']),
    )
    const all = groups.flatMap(({ tokens }: Anything) => tokens)
    expect(all).toContainEqual({ path: 'TotalTax', label: 'Tổng thanh toán', kind: 'money', filter: 'money' })
    expect(all).toContainEqual(expect.objectContaining({ path: 'Qty', each: 'lines', filter: 'quantity' }))
    expect(all).toContainEqual(expect.objectContaining({ path: 'delivery.receiverName' }))
    expect(filters).toContainEqual({ name: 'words', label: 'Số tiền bằng chữ', argument: null })
    const label = await trade.data(module, 'getTokens', { Code: 'TEMMAVACH' })
    expect(label.groups.flatMap(({ tokens }: Anything) => tokens)).toContainEqual(
      expect.objectContaining({ path: 'barcode', each: 'ListItem' }),
    )
  })

  it('is everything that prints of a bill are given', async () => {
    const { info } = await printed()
    const { problems: none } = await trade.data(
      module,
      'Check',
      {},
      {
        xType: 5,
        content: `<p>${Object.keys(info)
          .map((name) => `{{${name}}}`)
          .join('')}</p><p data-each="lines">${Object.keys(info.lines[0])
          .map((name) => `{{${name}}}`)
          .join('')}</p>`,
      },
    )
    expect(none).toEqual([])
  })

  it('is checked with places, warnings and errors together', async () => {
    const { problems: found } = await trade.data(
      module,
      'Check',
      {},
      { xType: 5, content: '<p>{{foo}}\n  {{Qty|x}}</p>' },
    )
    expect(found).toEqual([
      {
        line: 1,
        column: 4,
        length: 7,
        code: 'templateUnknownToken',
        message: 'Không có trường foo, sẽ in trống',
        severity: 'warning',
      },
      {
        line: 2,
        column: 3,
        length: 9,
        code: 'templateUnknownToken',
        message: 'Không có trường Qty, sẽ in trống',
        severity: 'warning',
      },
      {
        line: 2,
        column: 3,
        length: 9,
        code: 'templateUnknownFilter',
        message: 'Không có định dạng "x"',
        severity: 'error',
      },
    ])
  })
})

describe('a sample', () => {
  it('is the last document, the one that is named, or the delivered one', async () => {
    expect(await trade.data(module, 'getSample', { xType: '5' })).toMatchObject({
      module: 'Order',
      s_ID: bill,
      info: { ObjID: 'KH000001' },
    })
    expect(await trade.data(module, 'getSample', { Code: 'HOADONBANHANG_K80', s_ID: bill })).toMatchObject({
      title: expect.stringMatching(/BH000001$/),
    })
    expect(await trade.data(module, 'getSample', { Code: 'BAOGIA' })).toMatchObject({
      s_ID: null,
      module: 'Quote',
      title: 'Dữ liệu mẫu',
    })
    expect(await trade.data(module, 'getSample', { Code: 'TEMMAVACH' })).toMatchObject({ s_ID: null, module: null })
  })

  it('takes the right to read the document, and shows costs only to who sees them', async () => {
    const author = await userWith(trade, { PrintTemplate: { R: true } })
    const query = { xType: '5', s_ID: bill }
    expect((await trade.call(module, 'getSample', null, { token: author, query })).status).toBe(403)
    const sample = await trade.call(module, 'getSample', null, { token: author, query: { xType: '5' } })
    expect(sample.body.Data).toMatchObject({ s_ID: null, info: { NumberID: 'BH000001', cost: 3068788 } })
    const seller = await userWith(trade, { PrintTemplate: { R: true }, Order: { R: true } })
    const seen = await trade.call(module, 'getSample', null, { token: seller, query })
    expect(seen.body.Data).toMatchObject({ s_ID: bill, info: { cost: null } })
    const tokens = await trade.call(module, 'getTokens', null, { token: seller, query: { xType: '5' } })
    expect(JSON.stringify(tokens.body.Data)).not.toContain('grossProfit')
    await trade.signIn('minhtam')
  })
})

describe('a file of forms', () => {
  it('goes from one tenant to another', async () => {
    const s_ID = await saved({ ...own, Code: 'GO', size: null, pageWidth: 72, pageHeight: 100 })
    const { ListItem: fileToBytes, TotalCount } = await trade.data(module, 'ExportFile', {}, { ids: [s_ID, 'BAOGIA'] })
    expect(TotalCount).toBe(2)
    const body = { fileName: 'mau-in.json', fileToBytes }
    expect(await trade.data(module, 'ImportFile', {}, body)).toMatchObject({
      TotalCount: 0,
      ListItem: [
        { Code: 'GO', outcome: 'refused', Description: 'Mã GO đã tồn tại' },
        { Code: 'BAOGIA', outcome: 'refused' },
      ],
    })
    await trade.call(module, 'DeleteDB', [s_ID])
    expect(await trade.data(module, 'ImportFile', {}, { ...body, dryRun: true })).toMatchObject({
      TotalCount: 1,
      dryRun: true,
    })
    expect(await named('GO')).toBeUndefined()
    expect(await trade.data(module, 'ImportFile', {}, { ...body, replace: true })).toMatchObject({
      TotalCount: 2,
      ListItem: [{ outcome: 'created' }, { outcome: 'replaced' }],
    })
    expect(await named('GO')).toMatchObject({ paper: '72 × 100 mm' })
    expect(await named('BAOGIA')).toMatchObject({ changed: false })
  })

  it('is checked like what is typed, form by form', async () => {
    const file = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64')
    const forms = [
      { Code: 'A1', Name: 'A', xType: 5, content: '<p>' },
      { Code: 'a1', Name: 'A', xType: 5, content: '<p></p>' },
      { Code: 'A2', Name: 'A', xType: 5, content: '<p>x</p>', isDefault: true },
    ]
    const { ListItem } = await trade.data(
      module,
      'ImportFile',
      {},
      { fileToBytes: file({ kind: 'vua.printTemplates', version: 1, forms }) },
    )
    expect(ListItem).toEqual([
      { Code: 'A1', Name: 'A', outcome: 'refused', Description: 'Dòng 1: Thẻ <p> chưa đóng' },
      { Code: 'a1', Name: 'A', outcome: 'refused', Description: 'Mã a1 đã tồn tại' },
      { Code: 'A2', Name: 'A', outcome: 'created', Description: '' },
    ])
    expect(await named('A2')).toMatchObject({ isDefault: false })
    for (const fileToBytes of ['', 'x', file({}), file({ kind: 'vua.printTemplates', version: 2, forms }), file('[')])
      expect((await trade.call(module, 'ImportFile', { fileToBytes })).body).toMatchObject({
        Data: null,
        ErrorMessage: 'Tệp không phải là tệp mẫu in xuất từ Vựa',
      })
  })
})
