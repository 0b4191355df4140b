import { plain } from '../_shared/plain.ts'
import { meta } from './meta.ts'

/** Phương thức xuất khác: why goods leave a store without being sold. */
export const otherIssueMethod = plain(meta, 'other_issue_method', [
  { code: 'XHUY', name: 'Xuất hủy' },
  { code: 'XDUNG', name: 'Xuất dùng' },
  { code: 'XTANG', name: 'Xuất tặng' },
])
