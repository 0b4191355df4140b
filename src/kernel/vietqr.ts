/**
 * VietQR: writes and parses the text of a bank-transfer QR code (EMVCo fields, NAPAS 247) without an external
 * service.
 */
import { decimalText, parseDecimal, type Decimal } from './decimal.ts'

export interface Transfer {
  /** The six-digit BIN of the bank. */
  bin: string
  account: string
  /** Whole đồng. Without an amount, the payer enters it, and the code can be used more than once. */
  amount?: Decimal | null
  /** The text of the transfer on the bank statement. */
  content?: string
  /** The account number is a card number. */
  card?: boolean
  bill?: string
  store?: string
  reference?: string
  terminal?: string
}

const NAPAS = 'A000000727'
/** Bank apps show about 50 characters; some refuse longer texts. */
const CONTENT_LENGTH = 50

/** The field's number, its length and the value; nothing for an empty one. */
export const qrField = (id: string, value: string): string =>
  value ? `${id}${String(value.length).padStart(2, '0')}${value}` : ''

/** CRC-16/CCITT-FALSE as four upper-case hex digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Reduces text to unaccented letters, digits and single blanks: banks drop everything else, and the length in bytes
 * must equal the length in characters.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()

const wholeAmount = (amount: Decimal | null | undefined): string => {
  if (amount === null || amount === undefined || amount <= 0n) return ''
  const text = decimalText(amount)
  return /^\d{1,12}$/.test(text) ? text : ''
}

/** The payload of the QR code, or '' if the bank or account is missing or invalid. */
export const vietQr = (transfer: Transfer): string => {
  const account = transfer.account.replace(/[\s.-]/g, '')
  if (!/^\d{6}$/.test(transfer.bin) || !/^[A-Za-z0-9]{1,19}$/.test(account)) return ''
  const amount = wholeAmount(transfer.amount)
  const receiver =
    qrField('00', NAPAS) +
    qrField('01', qrField('00', transfer.bin) + qrField('01', account)) +
    qrField('02', transfer.card ? 'QRIBFTTC' : 'QRIBFTTA')
  const short = (text = '') => plainText(text).slice(0, 25).trim()
  const more =
    qrField('01', short(transfer.bill)) +
    qrField('03', short(transfer.store)) +
    qrField('05', short(transfer.reference)) +
    qrField('07', short(transfer.terminal)) +
    qrField(
      '08',
      plainText(transfer.content ?? '')
        .slice(0, CONTENT_LENGTH)
        .trim(),
    )
  const text =
    qrField('00', '01') +
    qrField('01', amount ? '12' : '11') +
    qrField('38', receiver) +
    qrField('53', '704') +
    qrField('54', amount) +
    qrField('58', 'VN') +
    qrField('62', more)
  return `${text}6304${crc16(`${text}6304`)}`
}

const readFields = (text: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) break
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** Parses a payload; null if it is not VietQR or its checksum is wrong. */
export const readVietQr = (payload: string): Transfer | null => {
  if (payload.length < 12 || payload.slice(-8, -4) !== '6304' || crc16(payload.slice(0, -4)) !== payload.slice(-4))
    return null
  const fields = readFields(payload)
  const receiver = readFields(fields.get('38') ?? '')
  const target = readFields(receiver.get('01') ?? '')
  const bin = target.get('00')
  const account = target.get('01')
  if (receiver.get('00') !== NAPAS || !bin || !account) return null
  const more = readFields(fields.get('62') ?? '')
  const amount = parseDecimal(fields.get('54') ?? '')
  return { bin, account, amount, content: more.get('08') ?? '', card: receiver.get('02') === 'QRIBFTTC' }
}

/** BIN, code and short name of the banks that accept VietQR transfers (domain: vietqr §3). */
const bankRows = [
  '970425 ABB AB Bank',
  '970416 ACB ACB',
  '970405 AGRIBANK Agribank',
  '970409 BAB BacA Bank',
  '970438 BAOVIETBANK BaoViet Bank',
  '970454 BVB BVBank',
  '970418 BID BIDV',
  '546034 CAKE CAKE by VPBank',
  '970444 VNCB CB Bank',
  '422589 CIMB CIMB Bank',
  '970446 COOPBANK Co-op Bank',
  '796500 DBS DBS Bank',
  '970406 VIKKI Vikki Bank',
  '970431 EIB Eximbank',
  '970408 GPBANK GPBank',
  '970437 HDB HDBank',
  '970442 HLB HongLeong Bank',
  '458761 HSBC HSBC Vietnam',
  '970456 IBKHCM IBK HCM',
  '970455 IBKHN IBK HN',
  '970434 IVB Indovina Bank',
  '668888 KBANK Kasikornbank',
  '970452 KLB KienlongBank',
  '970463 KBHCM Kookmin Bank HCM',
  '970462 KBHN Kookmin Bank HN',
  '970449 LPB LPBank',
  '963369 LIOBANK Liobank',
  '970422 MBB MB Bank',
  '970414 MBV MBV',
  '970426 MSB MSB',
  '970428 NAB Nam A Bank',
  '970419 NVB NCB Bank',
  '801011 NONGHYUP Nonghyup Bank',
  '970448 OCB OCB Bank',
  '970430 PGB PG Bank',
  '970439 PBVN Public Bank Vietnam',
  '970412 PVCOMBANK PVcomBank',
  '970403 STB Sacombank',
  '970400 SGB SaigonBank',
  '970429 SCB SCB',
  '970440 SSB SeABank',
  '970443 SHB SHB',
  '970424 SVB Shinhan Bank',
  '970410 SC Standard Chartered Vietnam',
  '970407 TCB Techcombank',
  '963388 TIMO Timo',
  '970423 TPB TPBank',
  '546035 UBANK Ubank by VPBank',
  '970458 UOB United Overseas Bank Vietnam',
  '970441 VIB VIB',
  '970427 VAB VietABank',
  '970433 VBB VietBank',
  '970436 VCB Vietcombank',
  '970415 CTG VietinBank',
  '970432 VPB VPBank',
  '970421 VRB VietNgaBank',
  '970457 WRB Woori Bank',
  '971025 MOMO MoMo',
] as const

export interface Bank {
  bin: string
  code: string
  name: string
}
export const banks: readonly Bank[] = bankRows.map((row) => {
  const [bin = '', code = '', ...name] = row.split(' ')
  return { bin, code, name: name.join(' ') }
})
export const bankName = (bin: string): string => banks.find((bank) => bank.bin === bin)?.name ?? bin
