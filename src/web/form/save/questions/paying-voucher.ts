/** The voucher that pays what a document leaves open. */
import { documentMetas } from '#documents/index.ts'
import type { DocumentMeta } from '#model/document.ts'

/** The kind of voucher that pays such a document. */
export const payingVoucher = ({ name }: Pick<DocumentMeta, 'name'>): DocumentMeta | undefined =>
  documentMetas.find((one) => one.pays && one.sources?.some((source) => source.of === name))
