/** Lợi nhuận theo chứng từ: what was earned, by document. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-document.meta.ts'

export const profitByDocument = profitPage(meta, 'document')
