/** Words of scanning with the camera; loaded with it. */
export const vi = {
  'camera.aim': 'Đưa mã vạch vào khung. Quét lại cùng một mã để cộng thêm.',
  'camera.starting': 'Đang mở camera…',
  'camera.done': 'Xong',
  'camera.torch': 'Đèn',
  'camera.none': 'Không tìm thấy camera trên máy này.',
  'camera.refused':
    'Trình duyệt chưa cho phép dùng camera. Hãy bấm biểu tượng cạnh địa chỉ trang, cho phép Camera rồi thử lại.',
  'camera.busy': 'Camera đang được chương trình khác dùng. Hãy đóng chương trình đó rồi thử lại.',
  'camera.insecure': 'Trình duyệt chỉ cho dùng camera khi trang được mở qua kết nối bảo mật (địa chỉ có hình ổ khóa).',
  'camera.failed': 'Không mở được camera. Hãy kiểm tra đường truyền rồi thử lại.',
  'camera.taken': '{name} · SL {quantity}',
} as const

export const en: Record<keyof typeof vi, string> = {
  'camera.aim': 'Hold the bar code inside the frame. Scan the same code again to add one more.',
  'camera.starting': 'Opening the camera…',
  'camera.done': 'Done',
  'camera.torch': 'Light',
  'camera.none': 'There is no camera on this device.',
  'camera.refused':
    'The browser may not use the camera. Press the icon beside the address, allow the camera and try again.',
  'camera.busy': 'Another program is using the camera. Close it and try again.',
  'camera.insecure': 'Browsers let pages use the camera only over a secure connection (an address with a padlock).',
  'camera.failed': 'The camera could not be opened. Check the connection and try again.',
  'camera.taken': '{name} · qty {quantity}',
}
