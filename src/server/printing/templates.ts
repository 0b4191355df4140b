/**
 * The forms a tenant prints with. A delivered form that was never changed has no row: it is listed and chosen like the
 * others, and what is stored lies over it.
 */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { isPaperSize } from '#output/page.ts'
import { deliveredById, deliveredNamed, deliveredTemplates, kindOf } from './delivered-templates.ts'
import type { DeliveredTemplate, TemplatePaper } from './delivered-templates.ts'
import { compareTexts } from '#kernel/text-order.ts'

export interface PrintTemplate extends TemplatePaper {
  id: string
  code: string
  name: string
  xType: number
  /** The code of the delivered form that it is, or was made from. */
  base: string
  kind: string
  isDefault: boolean
  active: boolean
  note: string | null
  /** The stores whose documents it is proposed for. */
  defaultStores: readonly string[]
  delivered: boolean
  /** A delivered form whose text or paper is another now. */
  changed: boolean
  /** 0: nothing of it is stored. */
  version: number
}

interface StoredTemplate {
  id: string
  code: string
  name: string | null
  xType: number
  base: string
  hasContent: boolean
  size: string | null
  orientation: string
  pageWidth: string | null
  pageHeight: string | null
  isDefault: boolean
  active: boolean
  note: string | null
  version: number
  stores: readonly string[]
}

const stored = ({ tx }: Pick<Scope, 'tx'>): Promise<StoredTemplate[]> =>
  tx.query<StoredTemplate>(sql`select t.id, t.code, t.name, t.x_type as "xType", t.base, t.content is not null as "hasContent", t.size, t.orientation,
  t.page_width as "pageWidth", t.page_height as "pageHeight", t.is_default as "isDefault", t.active, t.note, t.version,
  coalesce((select json_agg(s.store_id order by s.store_id) from print_template_store s where s.tenant_id = t.tenant_id and s.template_id = t.id), '[]'::json) as stores
from print_template t where ${sql.ours('t')}`)

const paperOf = (row: StoredTemplate): TemplatePaper => ({
  size: isPaperSize(row.size) ? row.size : null,
  orientation: row.orientation === 'landscape' ? 'landscape' : 'portrait',
  pageWidth: row.pageWidth === null ? null : Number(row.pageWidth),
  pageHeight: row.pageHeight === null ? null : Number(row.pageHeight),
})

const isSamePaper = (a: TemplatePaper, b: TemplatePaper): boolean =>
  a.size === b.size && a.orientation === b.orientation && a.pageWidth === b.pageWidth && a.pageHeight === b.pageHeight

const fromRow = (row: StoredTemplate, name: string): Omit<PrintTemplate, 'delivered' | 'changed'> => ({
  ...paperOf(row),
  id: row.id,
  code: row.code,
  name: row.name ?? name,
  xType: row.xType,
  base: row.base,
  kind: kindOf(row.xType, row.base),
  isDefault: row.isDefault,
  active: row.active,
  note: row.note,
  defaultStores: row.stores,
  version: row.version,
})

const asDelivered = (of: DeliveredTemplate, name: string): PrintTemplate => ({
  id: of.id,
  code: of.code,
  name,
  xType: of.xType,
  base: of.code,
  kind: of.kind,
  size: of.size,
  orientation: of.orientation,
  pageWidth: of.pageWidth,
  pageHeight: of.pageHeight,
  isDefault: false,
  active: true,
  note: null,
  defaultStores: [],
  delivered: true,
  changed: false,
  version: 0,
})

/** Where none was chosen, the first in use is the default of its kind. */
const withDefaults = (templates: readonly PrintTemplate[]): PrintTemplate[] => {
  const defaults = new Map<string, PrintTemplate>()
  for (const one of templates) if (one.active && (one.isDefault || !defaults.has(one.kind))) defaults.set(one.kind, one)
  return templates.map((one) => ({ ...one, isDefault: defaults.get(one.kind) === one }))
}

/** All forms, the delivered ones first, without their texts. */
export const loadTemplates = async (scope: Pick<Scope, 'tx' | 'language'>): Promise<PrintTemplate[]> => {
  const rows = await stored(scope)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const delivered = deliveredTemplates.map((of): PrintTemplate => {
    const name = translate(scope.language, of.label)
    const row = byId.get(of.id)
    if (!row) return asDelivered(of, name)
    return { ...fromRow(row, name), delivered: true, changed: row.hasContent || !isSamePaper(paperOf(row), of) }
  })
  const own = rows
    .filter((row) => !deliveredById(row.id))
    .map((row): PrintTemplate => ({ ...fromRow(row, row.code), delivered: false, changed: false }))
    .toSorted((a, b) => compareTexts(a.name, b.name))
  return withDefaults([...delivered, ...own])
}

const isNamed = (one: PrintTemplate, text: string): boolean =>
  one.id === text.toLowerCase() || one.code.toLowerCase() === text.toLowerCase()

/** By id or code. */
export const templateNamed = (templates: readonly PrintTemplate[], text: string): PrintTemplate | undefined =>
  templates.find((one) => isNamed(one, text))

const storedContent = async (tx: Tx, id: string): Promise<string | null> => {
  const [row] = await tx.query<{ content: string | null }>(
    sql`select t.content from print_template t where ${sql.ours('t')} and t.id = ${id}`,
  )
  return row?.content ?? null
}

export const contentOf = async (tx: Tx, { id, base, version }: PrintTemplate): Promise<string> =>
  (version === 0 ? null : await storedContent(tx, id)) ?? deliveredNamed(base)?.content ?? ''

interface Wanted {
  /** The kind of the document that is printed. */
  kind: string
  /** Id or code of a form; '' leaves it to the defaults. */
  template: string
  store?: string | null
}

/** The form to print with. Throws Refused for a form that is not in use, or of another kind. */
export const chooseTemplate = async (scope: Scope, { kind, template, store }: Wanted): Promise<PrintTemplate> => {
  const inUse = (await loadTemplates(scope)).filter((one) => one.active && one.kind === kind)
  const found =
    template === ''
      ? (inUse.find((one) => store && one.defaultStores.includes(store)) ?? inUse.find((one) => one.isDefault))
      : templateNamed(inUse, template)
  if (!found) throw new Refused([problem('', 'formUnknown', { code: template })])
  return found
}

/** The form that a body asks for. Throws Unreadable. */
export const templateIn = ({ templateId }: Readonly<Record<string, unknown>>): string => {
  if (templateId === undefined || templateId === null) return ''
  if (typeof templateId !== 'string') throw new Unreadable('invalid', { label: 'templateId' })
  return templateId.trim()
}
