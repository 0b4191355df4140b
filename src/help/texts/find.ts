/** Help: Search, filter, save views, export. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Tìm, lọc, lưu chế độ xem, xuất Excel',
  also: 'tìm kiếm, bộ lọc, sắp xếp, cột hiển thị, ghim cột, xuất file, chọn nhiều dòng',
  intro: 'Mọi danh sách tìm, lọc, sắp xếp và xuất giống nhau; tìm được cả khi gõ không dấu.',
  steps: [
    'Gõ vào ô *Tìm kiếm* (phím `/`): số chứng từ, tên, điện thoại, mã hàng. Chứng từ tìm được cả theo hàng hóa và số tiền trên đó.',
    'Bấm *Lọc* (phím `f`) để chọn điều kiện; điều kiện đang lọc hiện thành thẻ, bấm × để bỏ.',
    'Nhóm theo khách, nhân viên, kho, tháng…: phím `g`, hoặc *Nhóm theo cột này* trong menu của cột; `→` mở nhóm, `←` thu lại.',
    'Lọc theo bất kỳ cột nào, nối bằng *và*, *hoặc*: phím `c`, hoặc *Lọc theo cột này…* trong menu của cột; bấm thẻ để sửa.',
    'Bấm tên cột để sắp xếp; menu của cột có *Ghim bên trái*, *Ẩn cột*. *Hiển thị cột* chọn cột cho bạn hoặc mọi người.',
    'Hay dùng bộ lọc nào thì *Lưu chế độ xem*: nó thành một thẻ trên danh sách, có thể *Dùng chung*.',
    'Chọn nhiều dòng (phím `x`) để in, xóa, *Sửa hàng loạt* hoặc xuất; *Xuất Excel* xuất mọi dòng đang lọc.',
  ],
  notes: [
    '`Ctrl K` tìm khắp chương trình: trang, số chứng từ, khách hàng, hàng hóa, và các trang hướng dẫn này.',
    '`Space` xem nhanh dòng đang chọn mà không rời danh sách. `?` hiện mọi phím tắt.',
  ],
}

export const en: HelpText = {
  title: 'Search, filter, save views, export',
  also: 'search, filters, sort, columns, pin, export, select many',
  intro: 'All lists are searched, filtered, sorted and exported alike; marks need not be typed.',
  steps: [
    'Type into *Search* (key `/`): numbers, names, phones, codes. Documents are found by their goods and amounts, too.',
    'Press *Filter* (key `f`) for conditions; those in use are shown as chips, × takes one off.',
    'Group by customer, employee, store, month…: key `g`, or *Group by this column* in the menu of the column; `→` expands a group, `←` collapses it.',
    'Filter by any column, joined by *and*, *or*: key `c`, or *Filter by this column…* in the menu of the column; click a chip to change it.',
    'Click a heading to sort; the menu of a column has *Pin to the left* and *Hide the column*. *Columns* chooses them for you or everybody.',
    '*Save view* keeps a filter you need often as a tab above the list, *For everybody* if you like.',
    'Select rows (key `x`) to print, delete, *Bulk edit* or export; *Export to Excel* takes all rows of the filter.',
  ],
  notes: [
    '`Ctrl K` searches everything: pages, numbers, customers, goods, and these pages of help.',
    '`Space` shows the row without leaving the list. `?` shows all shortcuts.',
  ],
}
