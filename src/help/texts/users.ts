/** Help: Users and rights. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Người dùng và phân quyền',
  also: 'phân quyền, thêm nhân viên, tài khoản đăng nhập, nhóm quyền, chỉ thấy kho, chỉ của mình, quên mật khẩu',
  intro: 'Mỗi người một tên đăng nhập; nhóm quyết định được xem, thêm, sửa, xóa gì.',
  steps: [
    'Tạo nhóm trong [Nhóm người dùng](/system/groupuser) (hoặc *Quyền như nhóm* có sẵn).',
    'Đánh dấu quyền trong [Phân quyền](/system/permission): *Xem*, *Thêm*, *Sửa*, *Xóa* cho từng chức năng. *Chỉ của mình*: chỉ thấy chứng từ của mình.',
    'Thêm người trong [Người dùng](/system/userrole/user/list): tên đăng nhập, nhóm, *Chỉ thấy các kho*, quỹ và kho mặc định.',
    'Có email thì *Gửi lời mời* để họ tự đặt mật khẩu.',
  ],
  notes: [
    'Quyền riêng: *Xem giá vốn*, *Sửa giá bán*, *Khóa sổ*, *Export excel*.',
    'Nghỉ việc: bỏ *Đang sử dụng* của người đó; mất máy: *Đăng xuất mọi nơi*.',
    'Thiếu quyền thì trang nói rõ cần quyền nào. Bạn chỉ cấp được quyền mà bạn có.',
  ],
}

export const en: HelpText = {
  title: 'Users and rights',
  also: 'permissions, add user, sign-in, group, own documents only, stores, forgotten password',
  intro: 'Everybody has a user name; the group decides what may be viewed, added, changed and deleted.',
  steps: [
    'Make a group in [User groups](/system/groupuser) (or take the *Rights of the group* that is there).',
    'Tick rights in [Permissions](/system/permission): *View*, *Add*, *Change*, *Delete* for each function. *Own only*: own documents only.',
    'Add people in [Users](/system/userrole/user/list): user name, group, *Sees only stores*, default fund and store.',
    'With an e-mail, *Send invitation*, so that they choose a password.',
  ],
  notes: [
    'Special rights: *See cost*, *Change selling price*, *Lock periods*, *Export excel*.',
    'When somebody leaves, clear *In use*; for a lost device, *Sign out everywhere*.',
    'A page says which right is missing. You can give only rights you have.',
  ],
}
