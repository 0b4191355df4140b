/** Help: Get started with the program. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Bắt đầu dùng chương trình',
  also: 'bắt đầu từ đâu, cài đặt ban đầu, thiết lập lần đầu, cửa hàng mới, dữ liệu mẫu',
  intro: 'Trang [Bắt đầu](/start) dẫn từ cửa hàng trống đến hóa đơn đầu tiên, từng bước một.',
  steps: [
    'Mở [Bắt đầu](/start): trong menu có tên bạn ở góc trên, hoặc trên *Tổng quan* khi chưa làm xong.',
    'Làm lần lượt: *Thông tin doanh nghiệp*, *Kho hàng*, *Hàng hóa*, *Khách hàng, nhà cung cấp và công nợ*, *Tồn kho đầu kỳ*, *Số dư quỹ và tài khoản ngân hàng*, *Người dùng*.',
    'Bước không cần thì bấm *Bỏ qua*; lúc nào cũng quay lại làm được bằng *Làm bước này*.',
    'Bước cuối, *Hóa đơn đầu tiên*: chọn khách, chọn hàng, lưu. Doanh thu, công nợ và tồn kho hiện ngay trên *Tổng quan*.',
  ],
  notes: [
    'Muốn xem thử trước thì bấm *Nạp dữ liệu mẫu*; *Xóa dữ liệu mẫu* xóa lại hết, những gì bạn tự nhập được giữ.',
    'Bước nào bạn không có quyền thì nhờ người quản trị làm.',
  ],
}

export const en: HelpText = {
  title: 'Get started with the program',
  also: 'where to begin, set up, new shop, sample data, first day',
  intro: 'The page [Get started](/start) leads from nothing to the first bill, step by step.',
  steps: [
    'Open [Get started](/start): it is in the menu with your name, and on the *Dashboard* until it is done.',
    'Go through *Company information*, *Stores*, *Goods*, *Customers, suppliers and debts*, *Opening stock*, *Balances of funds and bank accounts*, *Users*.',
    'Leave out what you do not need with *Skip*; *Do this step* brings it back at any time.',
    'The last step is *The first bill*: choose the customer and the goods, and save. Revenue, debts and stock are on the *Dashboard* at once.',
  ],
  notes: [
    'To look around first, use *Load sample data*; *Remove sample data* takes it away again and keeps what you entered.',
    'An administrator does the steps you have no right to.',
  ],
}
