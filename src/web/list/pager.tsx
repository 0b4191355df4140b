/** Footer of a list: shown rows, page size, page navigation. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { pageSizes } from '../grid/layout.ts'
import style from './list.module.css'

interface Props {
  page: number
  size: number
  total: number
  /** How many rows of the page are shown, where they were found on it. */
  found?: number | null
  note: string
  onPage: (page: number) => void
  onSize: (size: number) => void
}

export const Pager = ({ page, size, total, found = null, note, onPage, onSize }: Props) => {
  const { t, language } = useWords()
  const show = (value: number) => showNumber(decimal(value), { language })
  const pages = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (page - 1) * size + 1
  const to = Math.min(total, page * size)
  const sizes = pageSizes.map((value) => ({ value: String(value), label: t('list.perPage', { n: value }) }))
  return (
    <div className={style.footer}>
      <span role="status">
        {found === null
          ? t('list.range', { from: show(from), to: show(to), total: show(total) })
          : t('list.rangeHere', { n: show(found), total: show(total) })}
      </span>
      <span className={style.footerTotals}>{note}</span>
      <div className={style.pageSize}>
        <Select
          label={t('list.pageSize')}
          hideLabel
          options={sizes}
          value={String(size)}
          onChange={(value) => onSize(Number(value))}
        />
      </div>
      <nav className="row gap-4 push" aria-label={t('list.page', { page: show(page), pages: show(pages) })}>
        <IconButton
          label={t('list.previousPage')}
          icon={<ChevronLeft size={16} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span>{t('list.page', { page: show(page), pages: show(pages) })}</span>
        <IconButton
          label={t('list.nextPage')}
          icon={<ChevronRight size={16} />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  )
}
