/** The prices of a level, a page at a time, edited in the grid that documents use. */
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { price, type Field, type Fields } from '#model/field.ts'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { useFormScope } from '#web/form/fields/form-context.tsx'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import form from '#web/form/form.module.css'
import type { RecordForm } from '#web/form/record/record-store.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { Pager } from '#web/list/pager.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { classNames } from '#web/ui/base/class-names.ts'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { rowFields } from './fields.ts'
import { editsAfter, sentRows, shownRows, type LevelEdits, type LevelRow } from './level-edits.ts'
import { useLevelRows } from './level-data.web.tsx'
import { useLevelScan } from './use-level-scan.web.tsx'
import style from './level.module.css'

/** The rows as the grid shows them: with the code and the prices of the lists, which are only read. */
const gridFields: Fields = {
  productCode: { ...rowFields.productCode, fact: false, derived: true },
  product: rowFields.product,
  // Without a unit the row is about the base unit.
  unit: { ...rowFields.unit, required: false },
  sellPrice: price({ label: 'product.sellPrice' }),
  costPrice: price({ label: 'product.costPrice', cost: true }),
  discountPercent: rowFields.discountPercent,
  discountAmount: rowFields.discountAmount,
  customPrice: rowFields.customPrice,
}
const readOnly = new Set(['productCode', 'sellPrice', 'costPrice'])
const rowsField: Field = {
  kind: 'records',
  label: 'priceLevel.products',
  required: false,
  knownBy: 'product',
  fields: Object.fromEntries(
    Object.entries(gridFields).map(([name, field]) => [name, readOnly.has(name) ? { ...field, derived: true } : field]),
  ),
}

interface LevelRowsProps {
  level: string | null
  edits: LevelEdits
  locked: boolean
  problems?: RecordForm['problems']
  tools?: ReactNode
  onChange?: (edits: LevelEdits) => void
}

const noProblems: RecordForm['problems'] = []

export const LevelRows = ({ level, edits, locked, problems = noProblems, tools, onChange }: LevelRowsProps) => {
  const { label } = useFormWords()
  const { cache } = useFormScope()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(100)
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<{ id: string; name: string } | null>(null)
  const [ruled, setRuled] = useState(false)
  const rested = useDebounced(search.trim(), 300)
  const found = useLevelRows({ level, page, size, search: rested, group: group?.id ?? '', ruled }, cache)
  const shown = useMemo(() => shownRows(found.page.rows, edits), [found.page.rows, edits])
  const [wanted, setWanted] = useState<{ product: string; request: number } | null>(null)
  const requests = useRef(0)
  useLevelScan(level, shown, ({ id, code }, isShown) => {
    if (!isShown) {
      setSearch(code)
      setGroup(null)
      setRuled(false)
      setPage(1)
    }
    requests.current += 1
    setWanted({ product: id, request: requests.current })
  })
  const wantedRow = wanted ? shown.findIndex(({ product }) => product === wanted.product) : -1
  const sent = sentRows(edits)
  // Problems name rows by their place among those that were sent.
  const problemAt = (path: string): string | undefined => {
    const [index = '', ...name] = path.split('.')
    const at = sent.indexOf(shown[Number(index)]!)
    return at < 0 ? undefined : problems.find((one) => one.at === ['products', at, ...name].join('.'))?.text
  }
  const goToPage = (next: number) => {
    setWanted(null)
    setPage(next)
  }
  const from = (set: () => void) => {
    set()
    goToPage(1)
  }
  const groups = listNamed('productGroup')!
  return (
    <section className={classNames(form.card, form.header)} aria-label={label('priceLevel.products')}>
      <div className={style.tools} role="search">
        <TextInput
          label={label('prices.search')}
          hideLabel
          type="search"
          placeholder={label('prices.search')}
          value={search}
          onChange={({ currentTarget }) => from(() => setSearch(currentTarget.value))}
        />
        <RefPicker
          label={label('product.group')}
          hideLabel
          placeholder={label('product.group')}
          clearable
          path={lookupPath(groups)}
          value={group}
          onPick={(row) => from(() => setGroup(row && { id: row.id, name: row.name }))}
        />
        <Checkbox
          label={label('prices.ruled')}
          checked={ruled}
          onChange={({ currentTarget }) => from(() => setRuled(currentTarget.checked))}
        />
        <span className={style.toolsEnd}>{tools}</span>
      </div>
      {found.error ? (
        <NotLoaded error={found.error} onRetry={found.refetch} />
      ) : level !== null && found.isPending ? (
        <Loading />
      ) : (
        <>
          {shown.length === 0 && <p className="muted">{label(locked ? 'prices.none' : 'prices.noneYet')}</p>}
          <FieldInput
            key={`${page}/${size}/${rested}/${group?.id}/${ruled}`}
            name="products"
            field={rowsField}
            label={label('priceLevel.products')}
            hideLabel
            value={shown}
            disabled={locked}
            inner={problemAt}
            wantedCell={wantedRow < 0 ? undefined : { row: wantedRow, column: 'customPrice', request: wanted!.request }}
            onCommit={(rows) =>
              onChange?.(
                editsAfter(
                  found.page.rows,
                  edits,
                  (rows as LevelRow[]).map((row) => withCode(row, cache)),
                ),
              )
            }
          />
          {found.page.total > 0 && (
            <Pager
              page={page}
              size={size}
              total={found.page.total}
              note=""
              onPage={goToPage}
              onSize={(next) => from(() => setSize(next))}
            />
          )}
        </>
      )}
    </section>
  )
}

/** A row that was added knows its code and list price from the goods that were picked. */
const withCode = (row: LevelRow, cache: ReturnType<typeof useFormScope>['cache']): LevelRow => {
  if (row.lineId !== null || !row['product']) return row
  const product = cache.get('product', row['product'] as string)
  const units = (product as { units?: readonly { unit: string; sellPrice: unknown }[] } | undefined)?.units
  const unit = units?.find((one) => one.unit === (row['unit'] ?? units[0]?.unit))
  return { ...row, productCode: product?.code ?? null, sellPrice: unit?.sellPrice ?? null }
}
