/** Help: Stores, employees and other lists. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Kho, nhân viên và danh mục khác',
  also: 'thêm kho, chi nhánh, thêm nhân viên, phòng ban, chức vụ, điều khoản thanh toán, tỉnh thành, phường xã',
  intro: 'Những danh mục mà chứng từ chọn từ đó.',
  steps: [
    'Mở [Kho hàng](/category/store/list), [Nhân viên](/category/employee/list) hoặc [Điều khoản thanh toán](/category/another/paymentterm/list).',
    'Bấm `n` để thêm, hoặc bấm vào dòng để sửa; *Lưu*.',
    'Không dùng nữa: *Ngừng sử dụng*. Dòng đã có trong chứng từ thì không xóa được.',
  ],
  notes: [
    'Nhân viên là người phụ trách trên chứng từ; muốn họ đăng nhập thì tạo thêm [Người dùng](/system/userrole/user/list).',
    'Tỉnh, phường xã là danh mục nhà nước, chỉ để xem.',
  ],
}

export const en: HelpText = {
  title: 'Stores, employees and other lists',
  also: 'add store, branch, employee, department, payment terms, provinces',
  intro: 'The lists that documents choose from.',
  steps: [
    'Open [Stores](/category/store/list), [Employees](/category/employee/list) or [Payment terms](/category/another/paymentterm/list).',
    'Press `n` to add one, or click a row to change it; *Save*.',
    '*Stop using* what is over. What documents name cannot be deleted.',
  ],
  notes: [
    'Employees are named on documents; for signing in they also need one of the [Users](/system/userrole/user/list).',
    'Provinces and communes are those of the state and can only be read.',
  ],
}
