/** State of the paste dialog: the block as it was read, and the user's corrections. */
import { useMemo, useState } from 'react'
import { Refused } from '#kernel/problem.ts'
import type { ReadSheet } from '#output/xlsx/xlsx-read.ts'
import type { RefRow } from '#model/rule-context.ts'
import { useTextContext } from '../fields/form-context.tsx'
import type { FormModel } from '../draft/store/model.ts'
import { useFormWords } from '../../words/form-words.ts'
import { readBlock } from '../../values/text-block.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { byContents, byHeadings, knownHeadings, type Role, type Target } from './columns.ts'
import { blockOfSheet } from './file-block.ts'
import { fetchGoodsIndex } from './goods-index.ts'
import { knowledgeOf, readSheet, type ReadRow, type Sheet } from './sheet.ts'
import { targetsOf } from './targets.ts'

export interface PasteSheet {
  sheet: Sheet | null
  read: readonly ReadRow[]
  targets: readonly Target[]
  understand: (text: string) => Promise<void>
  /** False: it is no workbook, or one that is too large. */
  open: (file: File) => Promise<boolean>
  setRole: (column: number, role: Role) => void
  setCell: (row: number, column: number, text: string) => void
  choose: (row: number, product: RefRow) => void
}

const readSheetFrom = async (
  model: FormModel,
  block: readonly (readonly string[])[],
  { targets, language }: { targets: readonly Target[]; language: 'vi' | 'en' },
): Promise<Sheet> => {
  const headed = byHeadings(block, targets)
  const rows = headed?.rows ?? block
  const goods = await fetchGoodsIndex(model, rows)
  const roles = headed?.roles ?? byContents(rows, targets, { known: knowledgeOf(model, goods), language })
  return { rows, roles, goods, chosen: new Map() }
}

/** The reader of workbooks loads with the first file. */
const sheetsOf = async (file: File, targets: readonly Target[]): Promise<ReadSheet[]> => {
  const { importLimits, readWorkbook } = await import('#output/xlsx/xlsx-read.ts')
  if (file.size > importLimits.maxBytes) return []
  try {
    return await readWorkbook(new Uint8Array(await file.arrayBuffer()), importLimits, knownHeadings(targets))
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

export const usePasteSheet = (model: FormModel): PasteSheet => {
  const { label, language, t } = useFormWords()
  const context = useTextContext()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const targets = useMemo(() => targetsOf(model, label), [model, label])
  const read = useMemo(() => (sheet ? readSheet(model, sheet, context) : []), [model, sheet, context])
  const change = (next: (before: Sheet) => Partial<Sheet>) =>
    setSheet((before) => before && { ...before, ...next(before) })
  return {
    sheet,
    read,
    targets,
    understand: async (text) => {
      // A tab within a cell is a blank like any other.
      const block = readBlock(text).map((row) => row.map(visibleText))
      setSheet(await readSheetFrom(model, block, { targets, language }))
    },
    open: async (file) => {
      const [read] = await sheetsOf(file, targets)
      if (!read) return false
      const block = blockOfSheet(read, {
        language,
        merged: (text) => t('form.fileMerged', { text }),
        isHeaded: (headings) => byHeadings([headings, ...read.rows.map(() => [])], targets) !== undefined,
      })
      setSheet(await readSheetFrom(model, block, { targets, language }))
      return true
    },
    setRole: (column, role) =>
      change(({ roles }) => ({
        roles: roles.map((one, at) => (at === column ? role : one === role && role !== 'goods' ? null : one)),
      })),
    setCell: (row, column, text) =>
      change(({ rows }) => ({
        rows: rows.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
      })),
    choose: (row, product) => change(({ chosen }) => ({ chosen: new Map([...chosen, [row, product]]) })),
  }
}
