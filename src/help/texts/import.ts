/** Help: Import from Excel. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Nhập từ Excel',
  also: 'nhập file, import excel, file mẫu, tải lên danh sách, nhập hàng loạt',
  intro:
    'Danh sách và chứng từ có nút *Nhập từ Excel* nhận cả file mẫu, file do chương trình xuất ra, và file của phần mềm khác.',
  steps: [
    'Ở danh sách, bấm *Nhập từ Excel*. Chưa có file thì *Tải file mẫu*.',
    'Kéo file vào trang. Ở bước *Chọn cột, kiểm tra*, xem từng cột của chương trình lấy cột nào trong file.',
    'Trả lời những gì *Cần quyết định trước khi nhập*, xem các dòng sai bằng *Chỉ xem dòng lỗi*.',
    'Bấm *Nhập*: dòng đúng được nhập, dòng sai bị bỏ lại. Muốn cả file hoặc không gì cả thì chọn *Có lỗi thì không nhập dòng nào*.',
    '*Tải file lỗi* cho file chỉ có các dòng sai kèm lý do; sửa rồi nhập lại file đó.',
  ],
  notes: [
    'File .xlsx, tối đa 5.000 dòng và 10 MB mỗi lần.',
    'Sửa nhiều dòng một lúc: *Xuất Excel*, sửa trong file, nhập lại với *Cập nhật dòng có mã đã tồn tại*. Dòng không đổi được giữ nguyên.',
  ],
}

export const en: HelpText = {
  title: 'Import from Excel',
  also: 'upload, spreadsheet, template file, many rows',
  intro:
    'Lists and documents with *Import from Excel* take the template, files the program wrote itself, and those of other programs.',
  steps: [
    'In the list press *Import from Excel*. Without a file, *Download template*.',
    'Drop the file on the page. In the step *Match and check* see which column of the file each column is taken from.',
    'Answer what is *To decide before importing*, and look at the faulty rows with *Only rows with problems*.',
    'Press *Import*: good rows are taken, faulty ones left out. For all or nothing choose *Import nothing if anything is wrong*.',
    '*Download the errors* gives a file with the faulty rows and why; correct it and import it again.',
  ],
  notes: [
    '.xlsx, at most 5,000 rows and 10 MB at a time.',
    'To change many: *Export to Excel*, change the file and import it with *Update rows whose code exists*. Unchanged rows stay as they are.',
  ],
}
