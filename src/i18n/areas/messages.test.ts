import { describe, expect, it } from 'vitest'
import { catalogues } from '../catalogues.server.ts'
import * as messages from './messages.ts'
import * as serverMessages from './server-messages.ts'

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort()

const vi: Readonly<Record<string, string>> = { ...messages.vi, ...serverMessages.vi }
const en: Readonly<Record<string, string>> = { ...messages.en, ...serverMessages.en }

describe('messages', () => {
  it('name the same values in both languages, and are composed text', () => {
    for (const [key, text] of Object.entries(vi)) {
      expect([key, ...places(en[key]!)]).toEqual([key, ...places(text)])
      expect(text).toBe(text.normalize('NFC'))
    }
  })
  /** The specification quotes these; they may not drift. */
  it.each([
    ['required.goods', 'Chưa chọn hàng hóa'],
    ['required.year', 'Chưa chọn năm'],
    ['required.supplier', 'Chưa chọn nhà cung cấp'],
    ['required.store', 'Chưa chọn kho hàng'],
    ['required.top', 'Để xem thông tin vui lòng nhập thông tin Top'],
    ['done.saved', 'Lưu thành công'],
    ['done.added', 'Thêm thành công'],
    ['done.updated', 'Hiệu chỉnh thành công'],
    ['done.handedOver', 'Chuyển giao thành công'],
    ['done.deleted', 'Xóa hoàn tất'],
    ['done.uploaded', 'Upload hoàn tất'],
    ['done.uploadCancelled', 'Hủy Upload hoàn tất'],
    ['done.downloaded', 'Download hoàn tất'],
    ['done.fetched', 'Lấy thông tin hoàn tất'],
    ['done.configSaved', 'Lưu cấu hình thành công'],
    ['partly.deleted', 'đã xóa {n}, chưa xóa {m}'],
    ['errorTitle', 'Thông báo lỗi'],
    ['noticeTitle', 'Thông báo'],
    ['signIn.invalid_grant', 'Tên đăng nhập hoặc mật khẩu không đúng'],
    ['sessionExpired', 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại'],
    ['otherTenant', 'Bạn không có quyền truy cập doanh nghiệp này'],
  ])('%s', (key, text) => expect(catalogues.vi[key]).toBe(text))
})
