/** The catalogues as a whole: both languages whole, nothing English in Vietnamese, what the specification spells spelt so. */
import { describe, expect, it } from 'vitest'
import * as call from './areas/call.ts'
import * as login from './areas/login.ts'
import * as protect from './areas/protect.ts'
import * as recover from './areas/recover.ts'
import { catalogues } from './catalogues.server.ts'
import type { Words } from './fill.ts'

/** Those of the pages of signing in are said by the browser alone. */
const vi = { ...catalogues.vi, ...call.vi, ...login.vi, ...protect.vi, ...recover.vi } as Words
const en = { ...catalogues.en, ...call.en, ...login.en, ...protect.en, ...recover.en } as Words
const keys = Object.keys(vi)
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted()
/** Without values, names of files, and what stands between backticks: names of calls and keys. */
const plainWords = (text: string): string[] =>
  (
    text
      .replaceAll(names, ' ')
      .replace(/`[^`]*`|\{\w+\}|\b\w+\.keys\b/g, ' ')
      .match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}\d])/gu) ?? []
  ).map((word) => word.toLowerCase())

/** Used in Vietnamese as they are: the specification's own words, units, names of things. */
const borrowed = new Set(
  'camera cm cod dashboard download english enter excel export fax file iso logo mb menu mm shift tab tb top upload vat vt png jpeg website xlsx bin btc tt qr kct kkknt letter text align font size style pt api openapi pdf html http json post smtp starttls tls gmail com microsoft cc outbound hosts unicode caps lock google authenticator viettel sinvoice misa meinvoice vnpt invoice appid web service xml ss token webhook kg fkey'.split(
    ' ',
  ),
)
/** What is called so in every language: the program, a form of the state, carriers and what they ask for; what a form writes for a kind of fund. */
const names =
  /Vựa|cash: tiền mặt, bank: ngân hàng|KiotViet|Sapo|04\/SS-HĐĐT|Giao Hàng (?:Nhanh|Tiết Kiệm)|[Ss]hop ID|[Cc]lient source/g
/** Spelt alike in both languages by chance. */
const vietnamese = new Set(['an', 'do', 'in', 'so', 'to'])

describe('the catalogues', () => {
  it('have the same keys', () => expect(Object.keys(en).toSorted()).toEqual(keys.toSorted()))
  it.each(Object.entries({ vi, en }))('leave nothing empty or raw in %s', (_, words) => {
    expect(keys.filter((key) => words[key]!.trim() === '' || words[key] === key)).toEqual([])
  })
  it('name the same values in both languages', () =>
    expect(keys.filter((key) => places(vi[key]!).join() !== places(en[key]!).join())).toEqual([]))
  it('hold nothing English in Vietnamese', () => {
    const english = new Set(Object.values(en).flatMap(plainWords))
    const found = keys.flatMap((key) =>
      plainWords(vi[key]!)
        .filter((word) => english.has(word) && !borrowed.has(word) && !vietnamese.has(word))
        .map((word) => `${key}: ${word}`),
    )
    expect(found).toEqual([])
  })
  it('say one thing in the singular in English', () => {
    // What is a limit is never one.
    const many = /^(?!.*\bat most\b).*\{(?:n|m|count|users|pages|enough)\} (?!is\b)(?:[a-z]+ )?[a-z]+s\b/i
    expect(keys.filter((key) => many.test(en[key]!))).toEqual([])
  })
  it('hold nothing Vietnamese in English', () =>
    expect(keys.filter((key) => /[ăâđêôơưạ-ỹ]/i.test(en[key]!.replaceAll(names, '')) && key !== 'language.vi')).toEqual(
      [],
    ))
})

/** Contract system §1, §3, §10.5, §11; reports §2, §3. */
describe('what the specification spells', () => {
  it.each([
    ['web.loading', 'Đang tải'],
    ['reports.running', 'Đang tải...'],
    ['web.processing', 'Đang xử lý'],
    ['web.close', 'Đóng'],
    ['web.noData', 'Không có dữ liệu'],
    ['shell.quick', 'Lập nhanh'],
    ['reports.all', 'Tất cả'],
    ['reports.print', 'In'],
    ['reports.export', 'Xuất'],
    ['reports.conditions', 'Điều kiện'],
    ['reports.run', 'Xem báo cáo'],
    ['reports.cancel', 'Hủy'],
    ['reports.choose', 'Vui lòng chọn điều kiện xem báo cáo'],
    ['reports.list', 'Danh sách báo cáo'],
    ['reports.notFound', 'Không tìm thấy tên báo cáo'],
    ['print.range', 'Từ ngày {from} / Đến ngày {to}'],
    ['print.months', 'Từ tháng {from} Đến tháng {to}'],
    ['print.year', 'Năm {year}'],
    ['print.day', 'Ngày {day}'],
    ['report.moneyAxis', 'Tiền tệ (VNĐ)'],
    ['report.moneySeries', 'Giá trị(VNĐ)'],
    ['reports.settingsLeave', 'Bạn đang thay đổi cấu hình báo cáo, bạn có muốn thoát không?'],
    ['noAccess', 'Bạn không có quyền truy cập vào trang này'],
    ['page.notFound', 'Không tìm thấy trang'],
    ['shell.account', 'Thông tin tài khoản'],
    ['shell.changePassword', 'Đổi mật khẩu'],
    ['shell.signOut', 'Đăng xuất'],
    ['web.save', 'Lưu'],
    ['web.cancel', 'Bỏ qua'],
    ['web.agree', 'Đồng ý'],
    ['quick.sales', 'Bán hàng'],
    ['quick.purchase', 'Mua hàng'],
    ['quick.stock', 'Kho hàng'],
    ['quick.pay', 'Thu chi'],
    ['quick.invoice', 'Hóa đơn VAT'],
    ['printing.newTab', 'Mở tab mới'],
  ])('%s', (key, text) => expect(vi[key]).toBe(text))
  it.each([
    'Bạn có chắc chắn muốn xóa {n} dòng đã chọn?',
    'Bạn có chắc chắn muốn hủy {n} chứng từ đã chọn?',
    'Dữ liệu đã thay đổi và chưa được lưu. Bạn có muốn thoát không?',
    'Thay đổi kho sẽ xóa danh sách hàng hóa đã chọn. Bạn có muốn tiếp tục?',
    'Thay đổi khách hàng sẽ xóa các chứng từ đã chọn. Bạn có muốn tiếp tục?',
    'Bạn có muốn tiếp tục lưu không?',
    'Hiển thị {from} - {to} / Tổng số {total}',
    'Báo cáo quá lớn, vui lòng thu hẹp điều kiện',
    'đang tải',
    'Lưu & In',
    'Lưu & Thêm mới',
    'Lưu tạm',
  ])('%s stands in the catalogue', (text) =>
    expect(
      keys.some((key) => vi[key]!.includes(text)),
      text,
    ).toBe(true),
  )
})
