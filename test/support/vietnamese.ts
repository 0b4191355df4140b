/** Texts of the program in Vietnamese, which a reader of English must not meet. */
import { catalogues } from '#i18n/catalogues.server.ts'

/** Groups, funds, positions and reasons that are delivered, and the author of the demo data, with names in Vietnamese. */
const recordNames =
  'Bán hàng|Mua hàng|Thủ kho|Giám đốc|Quỹ tiền mặt|Khách lẻ|Thanh toán ngay|Lương|Vận chuyển|Thu khác|Thu hộ COD|Hệ thống|Tự giao|Cước vận chuyển'.split(
    '|',
  )

/** All of them, but for those that are names of records, too. */
export const vietnameseTexts = (): ReadonlySet<string> => {
  const { vi, en } = catalogues
  const texts = Object.entries(vi).flatMap(([key, text]) => (/[à-ỹđ]/i.test(text) && en[key] !== text ? [text] : []))
  return new Set(texts.filter((text) => !recordNames.includes(text)))
}
