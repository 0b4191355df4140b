/** Help: Password, two-factor sign-in, sessions. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Mật khẩu, xác thực hai lớp, phiên đăng nhập',
  also: 'đổi mật khẩu, bảo mật, mã xác thực, mất điện thoại, đăng xuất thiết bị khác',
  intro: 'Bảo vệ tài khoản của bạn bằng mật khẩu và mã trên điện thoại.',
  steps: [
    'Đổi mật khẩu: menu có tên bạn › *Đổi mật khẩu*.',
    'Mở [Bảo mật](/account/security), *Bật xác thực hai lớp*: quét mã QR bằng ứng dụng xác thực, nhập mã 6 số.',
    'Cất các *Mã khôi phục*: mỗi mã đăng nhập được một lần khi mất điện thoại.',
    'Thiết bị lạ trong *Phiên đăng nhập*: *Đăng xuất*, rồi đổi mật khẩu.',
  ],
  notes: [
    'Mất cả điện thoại và mã khôi phục: người quản trị *Đặt lại xác thực hai lớp* trong [Người dùng](/system/userrole/user/list).',
  ],
}

export const en: HelpText = {
  title: 'Password, two-factor sign-in, sessions',
  also: 'change password, two factor, lost phone, sign out devices',
  intro: 'Protect your account by a password and a code on your phone.',
  steps: [
    'Change the password: menu with your name › *Change password*.',
    'Open [Security](/account/security), *Switch on two-factor sign-in*: scan the QR code and enter the 6 digits.',
    'Keep the *Recovery codes*: each signs you in once if the phone is lost.',
    'If *Sessions* shows a strange device, *Sign out* and change the password.',
  ],
  notes: [
    'Without phone and codes, an administrator can *Reset two-factor sign-in* in [Users](/system/userrole/user/list).',
  ],
}
