/** The rows of a pasted block and how each cell was understood; problems can be corrected here. */
import { memo, useState } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { goodsRow } from '#web/form/lines/goods/goods-search.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useTextContext } from '../fields/form-context.tsx'
import { showValue } from '../../values/value-text.ts'
import { useFormModel } from '../draft/store/model.ts'
import { useFormWords } from '../../words/form-words.ts'
import style from './paste.module.css'
import { isWhole, type ReadRow, type Sheet } from './sheet.ts'
import type { PasteSheet } from './use-sheet.ts'

export const PasteTable = ({ paste, sheet }: { paste: PasteSheet; sheet: Sheet }) => {
  const { t } = useFormWords()
  const [onlyOpen, setOnlyOpen] = useState(false)
  const { read, targets } = paste
  const open = read.filter((row) => !isWhole(row)).length
  const width = Math.max(...sheet.rows.map((row) => row.length))
  const options = targets.map((target) => ({ value: target.role, label: target.label }))
  const isShown = (index: number) => !onlyOpen || !isWhole(read[index]!)
  return (
    <Stack gap={8} className="can-shorten">
      <p className="muted" role="status">
        {t('form.pasteSummary', { n: read.length, good: read.length - open, open })}
      </p>
      {open > 0 && open < read.length && (
        <Checkbox
          label={t('form.pasteOnlyOpen', { n: open })}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
        />
      )}
      <div className={style.scroller} tabIndex={0} role="region" aria-label={t('form.paste')}>
        <table>
          <thead>
            <tr>
              <th>#</th>
              <th>{t('form.pasteGoods')}</th>
              {Array.from({ length: width }, (_, at) => (
                <th key={at}>
                  <Select
                    label={t('form.pasteColumn', { n: at + 1 })}
                    hideLabel
                    clearable
                    placeholder={t('form.pasteSkip')}
                    options={options}
                    value={sheet.roles[at] ?? null}
                    onChange={(role) => paste.setRole(at, role)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((cells, index) =>
              isShown(index) ? (
                <Row
                  key={index}
                  index={index}
                  cells={cells}
                  row={read[index]!}
                  roles={sheet.roles}
                  onCell={paste.setCell}
                  onChoose={paste.choose}
                />
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

interface RowProps {
  index: number
  cells: readonly string[]
  row: ReadRow
  roles: Sheet['roles']
  onCell: PasteSheet['setCell']
  onChoose: PasteSheet['choose']
}

const same = (a: ReadRow, b: ReadRow) =>
  a.product === b.product &&
  Object.keys({ ...a.patch, ...b.patch }).every((name) => a.patch[name] === b.patch[name]) &&
  [...a.bad].join() === [...b.bad].join() &&
  a.candidates.length === b.candidates.length

const Row = memo(
  ({ index, cells, row, roles, onCell, onChoose }: RowProps) => {
    const { t } = useFormWords()
    return (
      <tr data-open={!isWhole(row) || undefined}>
        <td className={style.ordinal}>{index + 1}</td>
        <td className={style.productCell}>
          {row.product ? (
            <span title={row.product.name}>
              {row.product.code} · {row.product.name}
            </span>
          ) : (
            <Unknown index={index} row={row} onChoose={(product) => onChoose(index, product)} />
          )}
        </td>
        {cells.map((cell, at) => (
          <td key={at} data-bad={row.bad.has(at) || undefined} data-skipped={!roles[at] || undefined}>
            {row.bad.has(at) ? (
              <input
                aria-label={t('form.pasteCell', { n: index + 1, column: at + 1 })}
                aria-invalid
                defaultValue={cell}
                onBlur={(event) => onCell(index, at, event.currentTarget.value)}
              />
            ) : (
              <>
                {cell}
                <Understood name={roles[at]} value={row.patch[roles[at] ?? '']} cell={cell} />
              </>
            )}
          </td>
        ))}
      </tr>
    )
  },
  (before, after) => before.cells === after.cells && before.roles === after.roles && same(before.row, after.row),
)
Row.displayName = 'PasteRow'

/** What a number was read as, where it is not what stands in the cell: `3,650` is 3.650 or 3,65. */
const Understood = ({ name, value, cell }: { name: string | null | undefined; value: unknown; cell: string }) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const context = useTextContext()
  const field = model.columns.find((one) => one.name === name)?.field
  if (!field || typeof value !== 'bigint') return null
  const text = showValue(field, value, context)
  return (
    text !== cell.trim() && (
      <small className={style.understood} aria-label={t('form.pasteUnderstood', { text })}>
        → {text}
      </small>
    )
  )
}

/** Offers a few similar products, and a search for any other. */
const Unknown = ({ index, row, onChoose }: { index: number; row: ReadRow; onChoose: (product: RefRow) => void }) => {
  const model = useFormModel()
  const { t } = useFormWords()
  const [searching, setSearching] = useState(false)
  const list = listNamed('product')!
  const pick = (picked: FoundRow | null) => {
    if (picked) onChoose(goodsRow(model, picked))
  }
  if (searching)
    return (
      <RefPicker
        label={t('form.pasteChoose', { n: index + 1 })}
        hideLabel
        autoFocus
        path={lookupPath(list)}
        value={null}
        onPick={pick}
      />
    )
  return (
    <span className={style.unresolved}>
      <span className="warn">{t(row.candidates.length > 0 ? 'form.pasteAmbiguous' : 'form.pasteNone')}</span>
      {row.candidates.slice(0, 3).map((one) => (
        <Button key={one.id} onClick={() => onChoose(one)}>
          {one.code} · {one.name}
        </Button>
      ))}
      <Button variant="link" aria-label={t('form.pasteChoose', { n: index + 1 })} onClick={() => setSearching(true)}>
        {t('form.pasteSearch')}
      </Button>
    </span>
  )
}
