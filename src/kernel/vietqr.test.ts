import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { bankName, banks, crc16, plainText, readVietQr, vietQr, type Transfer } from './vietqr.ts'

const vectors: readonly (readonly [string, Transfer, string])[] = [
  [
    'ACB static',
    { bin: '970416', account: '257678859' },
    '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
  ],
  [
    'ACB with amount',
    { bin: '970416', account: '257678859', amount: decimal(10000), content: 'Chuyen tien' },
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
  ],
  [
    'Vietcombank static',
    { bin: '970436', account: '0011001234567' },
    '00020101021138570010A00000072701270006970436011300110012345670208QRIBFTTA53037045802VN6304E8DB',
  ],
  [
    'Vietcombank with amount',
    { bin: '970436', account: '0011001234567', amount: decimal(1250000), content: 'DH000123' },
    '00020101021238570010A00000072701270006970436011300110012345670208QRIBFTTA5303704540712500005802VN62120808DH0001236304E123',
  ],
  [
    'MB',
    { bin: '970422', account: '0888888888888', amount: decimal(5000000), content: 'TT cong no KH00045' },
    '00020101021238570010A00000072701270006970422011308888888888880208QRIBFTTA5303704540750000005802VN62220818TT cong no KH0004563040EA3',
  ],
  [
    'Techcombank',
    { bin: '970407', account: '19031234567890', amount: decimal(99000), content: 'BH0001' },
    '00020101021238580010A000000727012800069704070114190312345678900208QRIBFTTA53037045405990005802VN62100806BH000163049F1C',
  ],
  [
    'BIDV',
    { bin: '970418', account: '21510001234567', amount: decimal(2350000), content: 'Thanh toán HĐ 1C26TAA/00000123' },
    '00020101021238580010A000000727012800069704180114215100012345670208QRIBFTTA5303704540723500005802VN62340830Thanh toan HD 1C26TAA 000001236304F2E2',
  ],
  [
    'to a card',
    { bin: '970423', account: '9704230012345678', card: true },
    '00020101021138600010A00000072701300006970423011697042300123456780208QRIBFTTC53037045802VN6304F7DB',
  ],
  [
    'bill, store, terminal',
    {
      bin: '970436',
      account: '0011001234567',
      amount: decimal(1250000),
      content: 'DH000123',
      bill: 'DH000123',
      store: 'CN01',
      terminal: 'POS02',
    },
    '00020101021238570010A00000072701270006970436011300110012345670208QRIBFTTA5303704540712500005802VN62410108DH0001230304CN010705POS020808DH0001236304F0E5',
  ],
  [
    'MoMo',
    { bin: '971025', account: 'PSP123456789000000', reference: 'MOMOW2W12345678' },
    '00020101021138620010A000000727013200069710250118PSP1234567890000000208QRIBFTTA53037045802VN62190515MOMOW2W123456786304821F',
  ],
]

describe('VietQR', () => {
  it('has the check value of its checksum', () => expect(crc16('123456789')).toBe('29B1'))
  it.each(vectors)('%s', (_, transfer, payload) => expect(vietQr(transfer)).toBe(payload))
  it.each(vectors)('is read back: %s', (_, transfer, payload) => {
    expect(readVietQr(payload)).toMatchObject({
      bin: transfer.bin,
      account: transfer.account,
      amount: transfer.amount ?? null,
      card: transfer.card ?? false,
    })
  })
  it('does not read a payload with any character changed', () => {
    const payload = vectors[1]![2]
    for (let at = 0; at < payload.length; at += 1) {
      const changed = payload.slice(0, at) + (payload[at] === '1' ? '2' : '1') + payload.slice(at + 1)
      expect(readVietQr(changed)).toBeNull()
    }
    expect(readVietQr('')).toBeNull()
    expect(readVietQr('6304')).toBeNull()
  })
  it('says nothing without a bank or an account', () => {
    expect(vietQr({ bin: '', account: '1' })).toBe('')
    expect(vietQr({ bin: '970436', account: '' })).toBe('')
    expect(vietQr({ bin: '970436', account: '0011 0012-34567' })).toBe(vectors[2]![2])
  })
  it('leaves out an amount banks cannot take', () => {
    expect(vietQr({ bin: '970416', account: '257678859', amount: decimal('0.5') })).toBe(vectors[0]![2])
    expect(vietQr({ bin: '970416', account: '257678859', amount: decimal(-5) })).toBe(vectors[0]![2])
  })
  it('writes plain letters', () => expect(plainText('  Đặt cọc: ĐH-01 (Cô Ba) ')).toBe('Dat coc DH 01 Co Ba'))
  it('knows each bank once', () => {
    expect(new Set(banks.map((bank) => bank.bin)).size).toBe(banks.length)
    expect([bankName('970436'), bankName('000000')]).toEqual(['Vietcombank', '000000'])
  })
})
