/** Calls for filling a document with goods, and for showing the book stock of goods in its form. */
import { isStoredId } from '#engine/columns.ts'
import { goodsOfStore } from '#engine/document/goods-of-store.ts'
import { loadRefs } from '#engine/record/refs.ts'
import type { Scope } from '#engine/scope.ts'
import { readDay, type Day } from '#kernel/day.ts'
import { toNumber } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { RowIn } from '#model/rule-context.ts'
import { needs } from '#model/right.ts'
import { isObject, writeRow, type Json } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { aboutGoods } from '../openapi/documents.ts'
import { writingFor } from './listing.ts'
import { registry } from './registry.ts'

/** A product as a lookup row; forms and the barcode scanner read these. */
const goodsRow = (scope: Scope, product: RowIn<'product'>): Record<string, Json> => {
  const { facts } = scope.registry.lists.get('product')!
  const writing = writingFor(scope)
  return {
    Id: product.id,
    Code: product.code,
    Name: product.name,
    Note: product.unitName ?? '',
    GroupID: product.group ?? '',
    unitId: product.unit ?? null,
    barcode: product.barcode ?? null,
    trackStock: product.trackStock ?? null,
    units: (product.units ?? []).map((unit) => writeRow(facts!['units']!.fields!, unit, writing)),
  }
}

const dayOf = (scope: Scope, typed: unknown): Day => {
  const day = typeof typed === 'string' && typed ? readDay(typed, scope.settings.timeZone) : scope.today
  if (!day) throw new Unreadable('invalid', { label: 'document.date' })
  return day
}

const goods =
  (definition: AnyDocument) =>
  async (scope: Scope, { body }: Input): Promise<unknown> => {
    const sent = isObject(body) ? body : {}
    const id = (name: string): string | null => (isStoredId(sent[name]) ? sent[name] : null)
    const store = id('Store_ID')
    if (!store) throw new Unreadable('required.store')
    const { ids } = sent
    const { products, isCut } = await goodsOfStore(scope, definition, {
      document: id('s_ID'),
      store,
      day: dayOf(scope, sent['dtDate']),
      products: Array.isArray(ids) ? [...new Set(ids.filter(isStoredId))].slice(0, maxLinesOf(definition)) : undefined,
      group: id('Group_ID'),
      branch: id('Branch_ID'),
      all: sent['all'] === true,
      free: sent['free'] === true,
      hidden: sent['blind'] === true,
    })
    const refs = await loadRefs(scope, new Map([['product', new Set(products.map((one) => one.id))]]))
    const rows = products.flatMap(({ id: product, book }, index) => {
      const row = refs.get('product', product)
      const bookQty = book === null ? null : toNumber(book)
      return row ? [{ ...goodsRow(scope, row), Ordinal: index + 1, bookQty }] : []
    })
    return { ListItem: rows, TotalCount: rows.length, isCut }
  }

/** The goods calls of a document; none if its definition has neither filling nor book stock. */
export const goodsCalls = (definition: AnyDocument): Call[] => {
  const { goodsLines, right, wire } = definition
  if (!goodsLines?.fill && !goodsLines?.books) return []
  const unit = registry.lists.get('product')!.facts!['units']!.fields!
  return [
    {
      path: `${wire.module}/getGoods`,
      about: aboutGoods(definition, unit),
      demand: needs([right, 'R']),
      run: goods(definition),
    },
  ]
}
