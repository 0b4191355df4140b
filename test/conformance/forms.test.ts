/** The form of every document: each field has a place, each place has a field, and marks have their meaning. */
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import type { AnyDocument } from '#model/document.ts'
import { isNumberKind, type Field, type Fields } from '#model/field.ts'
import type { FormLayout } from '#model/form.ts'
import { layoutOf, mainAmount } from '#model/document.ts'
import { documentHead } from '#wire/document.ts'

const layouts = (definition: AnyDocument): FormLayout[] => [
  layoutOf(definition),
  ...(definition.other ? [layoutOf(definition, true)] : []),
]
const typedPlaces = ({ main, more, amounts }: FormLayout): string[] => [...main, ...more, ...amounts]
const headPlaces = (layout: FormLayout): string[] => [...typedPlaces(layout), ...Object.keys(layout.totals)]
const columns = ({ lines }: FormLayout): string[] => Object.keys(lines.columns)
const isTyped = ({ derived, fact }: Field) => !derived && !fact
/** Fields shown together with another one: the code of the chosen record, or the calculated value of a typed field. */
const isBeside = ({ show, typedTwin }: Field) => show !== undefined || typedTwin !== undefined

describe.each(documents.map((one) => [one.name, one] as const))('the form of %s', (_, definition) => {
  const { fields, lines } = definition.shape as { fields: Fields; lines: Fields }
  const head: Fields = { ...documentHead, ...fields }
  const all = layouts(definition)

  it('has a place for every field, or hides it', () => {
    const ofCash = Object.values(fields).map(({ pays }) => pays?.cash?.change)
    const homeless = (own: Fields, placed: readonly string[]) =>
      Object.entries(own).flatMap(([name, field]) =>
        field.place === 'hidden' || isBeside(field) || [...placed, ...ofCash].includes(name) ? [] : [name],
      )
    expect(homeless(head, all.flatMap(headPlaces))).toEqual([])
    expect(homeless(lines, all.flatMap(columns))).toEqual([])
    const hidden = (own: Fields, placed: readonly string[]) => placed.filter((name) => own[name]?.place === 'hidden')
    expect([...hidden(head, all.flatMap(headPlaces)), ...hidden(lines, all.flatMap(columns))]).toEqual([])
    // Only the layout says where a field of a document is shown.
    for (const one of [fields, lines])
      expect(Object.keys(one).filter((name) => one[name]!.place && one[name]!.place !== 'hidden')).toEqual([])
  })

  it.each(all.map((one, index) => [index, one] as const))('names fields that exist, once (layout %i)', (_, layout) => {
    const names = headPlaces(layout)
    expect(names.filter((name) => !(name in head))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(columns(layout).filter((name) => !(name in lines))).toEqual([])
    expect(typedPlaces(layout).filter((name) => !isTyped(head[name]!))).toEqual([])
    expect(
      Object.keys(layout.totals).filter((name) => isTyped(fields[name]!) || !isNumberKind(fields[name]!.kind)),
    ).toEqual([])
    const styles = Object.values(layout.totals)
    expect(styles.filter((one) => one === 'main')).toHaveLength(styles.length > 0 ? 1 : 0)
    expect(Object.values(layout.lines.columns).filter((one) => one === 'wide')).toHaveLength(
      columns(layout).length > 0 ? 1 : 0,
    )
    // A cell has one value.
    expect(
      columns(layout).filter((name) => ['records', 'files', 'refs', 'object'].includes(lines[name]!.kind)),
    ).toEqual([])
    if (layout.lines.amount) expect(columns(layout)).toContain(layout.lines.amount)
    if (layout.afterLines) expect(layout.amounts).toContain(layout.afterLines)
  })

  it('fills and counts goods lines only with the necessary fields', () => {
    const { goodsLines } = definition
    if (!goodsLines) return
    const { fill, books, counts } = goodsLines
    const role = (wanted: Field['role']) => Object.values(lines).find((field) => field.role === wanted)
    expect([role('product')?.of, role('quantity')?.kind]).toEqual(['product', 'quantity'])
    if (fill || books) expect(fields['store']?.of).toBe('store')
    if (books)
      expect([lines[books.into]?.derived ?? lines[books.into]?.fact, lines[books.into]?.kind]).toEqual([
        true,
        'quantity',
      ])
    if (books?.hiddenBy) expect(fields[books.hiddenBy]?.kind).toBe('flag')
    // If lines can be filled in automatically, the quantity is empty at first and must be required.
    if (fill || counts) expect(role('quantity')?.required).toBe(true)
  })

  it('marks what it means', () => {
    for (const own of [fields, lines]) {
      const marked = Object.values(own)
      const roles = marked.flatMap(({ role }) => role ?? [])
      expect(new Set(roles).size).toBe(roles.length)
      // Whose prices and debts count must be known, unless the partner may be of any kind.
      const hasParty = own === fields && fields['partner']?.narrow !== undefined
      expect(marked.filter(({ party }) => party)).toHaveLength(hasParty ? 1 : 0)
      for (const [name, field] of Object.entries(own)) {
        if (field.role) expect.soft(isTyped(field), name).toBe(true)
        if (field.replaces) expect.soft(isTyped(own[field.replaces]!), name).toBe(true)
        if (field.pays) expect.soft(field.pays.total, name).toBe(mainAmount(definition))
        if (field.fundOf)
          expect
            .soft(
              own[field.fundOf]?.choices?.every((one) => one.fundKind),
              name,
            )
            .toBe(true)
      }
    }
    const stores = Object.values(fields).filter(({ of }) => of === 'store')
    expect(stores.filter(({ mainStore }) => mainStore)).toHaveLength(stores.length > 0 ? 1 : 0)
    if ('product' in lines) expect(lines['product']!.role).toBe('product')
  })

  it('fetches facts by existing fields, into fields that nobody types', () => {
    for (const [name, facts] of Object.entries(definition.facts ?? {})) {
      const own = facts.of === 'head' ? head : lines
      const matters = [...facts.when, ...(facts.whenHead ?? [])]
      expect
        .soft(
          facts.when.filter((one) => !(one in own)),
          name,
        )
        .toEqual([])
      expect
        .soft(
          (facts.whenHead ?? []).filter((one) => !(one in head)),
          name,
        )
        .toEqual([])
      expect
        .soft(
          (facts.whenLines ?? []).filter((one) => !(one in lines)),
          name,
        )
        .toEqual([])
      expect
        .soft(
          (facts.needs ?? []).filter((one) => !matters.includes(one)),
          name,
        )
        .toEqual([])
      expect
        .soft(
          (facts.gives ?? []).filter((one) => !own[one] || isTyped(own[one])),
          name,
        )
        .toEqual([])
    }
  })

  it('keeps the columns of lines apart from those of other families', () => {
    const same = documents
      .flatMap(layouts)
      .filter(({ lines: { family } }) => all.some((one) => one.lines.family === family))
    for (const layout of same) {
      const own = all.find((one) => one.lines.family === layout.lines.family)!
      expect(columns(layout)).toEqual(columns(own))
    }
  })
})

/** Which fields the form of a list record shows; a list hides the others by name. */
const isShown = ({ fact, kind }: Field): boolean =>
  !fact || isNumberKind(kind) || kind === 'integer' || kind === 'records'

describe.each(lists.map((one) => [one.name, one.fields as Fields] as const))(
  'the form of a record of %s',
  (_, fields) => {
    it('has a place for every field, or hides it', () => {
      const homeless = Object.entries(fields).flatMap(([name, field]) =>
        field.place === 'hidden' || isShown(field) ? [] : [name],
      )
      expect(homeless).toEqual([])
    })

    it('identifies owned rows by a field that is shown', () => {
      for (const [name, { kind, fields: own = {}, knownBy = '' }] of Object.entries(fields)) {
        if (kind !== 'records') continue
        expect.soft(own[knownBy], name).toBeDefined()
        expect.soft(own[knownBy]?.place, name).not.toBe('hidden')
        // A cell has one value.
        const many = Object.keys(own).filter((one) => ['records', 'files', 'refs', 'object'].includes(own[one]!.kind))
        expect.soft(many, name).toEqual([])
      }
    })
  },
)
