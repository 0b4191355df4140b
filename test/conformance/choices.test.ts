/**
 * Calls refuse what forms do not offer: every ref with a restriction, and every conditionally required value, of
 * every definition.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { lists } from '#lists/all.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isDependent, isOther, narrowedBy } from '#model/narrow.ts'
import type { FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { lookupCall } from '#wire/calls.ts'
import { recordHead } from '#wire/list.ts'
import { createTestApp, type Anything } from '../support/app.ts'
import { quarterOf } from '../support/quarter.ts'

const tenant = 'minhtam'
const app = await createTestApp()
const listNamed = new Map(lists.map((one) => [one.name, one]))
let set: FullSet

beforeAll(async () => {
  await app.makeTenant(tenant)
  const token = await app.signIn(tenant)
  set = await fillTenant(inProcess(app, { tenant, token }), 'CHON')
})

/** A position in a body: in the head, or in its first line. */
interface Position {
  name: string
  module: string
  body: () => Record<string, unknown>
  fields: Fields
  line: boolean
}
const places: Position[] = [
  ...documents.flatMap(({ name, wire, shape }) => {
    const common = { name, module: wire.module, body: () => ({ ...set.bodies[name] }) }
    return [
      { ...common, fields: shape.fields as Fields, line: false },
      { ...common, fields: shape.lines as Fields, line: true },
    ]
  }),
  ...lists.map(({ name, wire, fields }) => ({
    name,
    module: wire.module,
    body: () => ({ ...set.bodies[name], Code: null }),
    fields: { ...recordHead, ...(fields as Fields) },
    line: false,
  })),
]

const refs = places.flatMap((place) =>
  Object.entries(place.fields).flatMap(([name, field]) => {
    const list = field.kind === 'ref' && !field.fact ? listNamed.get(field.of!) : undefined
    return list ? [{ place, name, field, list }] : []
  }),
)

const lineOf = (body: Record<string, unknown>) => (body['lines'] as Record<string, unknown>[])[0]!
const values = ({ line }: Position, body: Record<string, unknown>) => (line ? lineOf(body) : body)
const withValues = (place: Position, over: Record<string, unknown>): Record<string, unknown> => {
  const body = place.body()
  return place.line ? { ...body, lines: [{ ...lineOf(body), ...over }] } : { ...body, ...over }
}

/** The values of a body by their names in the definition. */
const domainOf = (place: Position): Record<string, unknown> => {
  const body = values(place, place.body())
  return Object.fromEntries(Object.entries(place.fields).map(([name, field]) => [name, body[wireName(name, field)]]))
}

const idsOf = async (list: AnyList, query: Record<string, string>): Promise<string[]> => {
  const [, module, name] = lookupCall(list).split('/') as [string, string, string]
  const answer = await app.call(module, name, null, { query: { nItem: '1000', ...query } })
  return answer.body.Data.ListItem.map((row: Anything) => row.Id)
}

const savedWith = async (place: Position, over: Record<string, unknown>): Promise<Anything> =>
  (await app.call(place.module, 'UpdateDB', withValues(place, over))).body.Data

const wireAt = (place: Position, name: string, field: Field) =>
  place.line ? `lines.0.${wireName(name, field)}` : wireName(name, field)
const pathsOf = (answer: Anything): string[] => (answer.errors ?? []).map((one: Anything) => one.path)

const narrowed = refs.filter(({ place: { fields }, name, list, field }) => {
  const others = Object.fromEntries(Object.keys(fields).map((other) => [other, 'some']))
  return (
    field.narrow ??
    Object.keys(narrowedBy(list, { fields, name, values: others }, (...one) => isDependent(...one) || isOther(...one)))
      .length
  )
})

describe('a ref that narrows', () => {
  it('is among these', () => {
    const names = narrowed.map(({ place, name }) => `${place.name}${place.line ? '.lines' : ''}.${name}`)
    expect(names).toEqual(
      expect.arrayContaining([
        'salesBill.partner',
        'salesReturn.partner',
        'purchaseReceipt.partner',
        'incomeVoucher.partner',
        'outcomeVoucher.partner',
        'salesBill.contact',
        'stockTransfer.toStore',
        'incomeVoucher.lines.otherMethod',
        'outcomeVoucher.lines.otherMethod',
        'product.supplier',
        'otherIncome.parent',
      ]),
    )
  })

  it.each(narrowed.map((one) => [`${one.place.name}${one.place.line ? '.lines' : ''}.${one.name}`, one] as const))(
    '%s takes what is offered and refuses what is not',
    async (_, { place, name, field, list }) => {
      const narrow = narrowedBy(
        list,
        { fields: place.fields, name, values: domainOf(place) },
        (...one) => isDependent(...one) || isOther(...one),
      )
      const offered = await idsOf(list, { ...narrow })
      const all = await idsOf(list, {})
      const outside = all.filter((id) => !offered.includes(id))
      expect(Object.keys(narrow)).not.toEqual([])
      expect(outside).not.toEqual([])
      expect(offered).not.toEqual([])
      const wire = wireName(name, field)
      const at = wireAt(place, name, field)
      // If source and target store are equal, the problem is reported at the target.
      const beside = Object.entries(place.fields).flatMap(([other, one]) =>
        one.kind === 'ref' && one.of === field.of ? [wireAt(place, other, one)] : [],
      )
      for (const id of quarterOf(outside)) {
        const answer = await savedWith(place, { [wire]: id })
        expect.soft(answer.s_ID, `${id} was saved`).toBeUndefined()
        expect.soft(pathsOf(answer).filter((path) => path === at || beside.includes(path))).not.toEqual([])
      }
      for (const id of quarterOf(offered))
        expect.soft(pathsOf(await savedWith(place, { [wire]: id }))).not.toContain(at)
    },
  )

  it('has a refusal message in both languages', () => {
    const refusals = lists.flatMap(({ filters }) =>
      Object.values(filters ?? {}).flatMap(({ refusal }) =>
        typeof refusal === 'object' ? Object.values(refusal) : (refusal ?? []),
      ),
    )
    for (const words of [catalogues.vi, catalogues.en]) expect(refusals.filter((key) => !words[key])).toEqual([])
  })
})

const sometimes = places.flatMap((place) =>
  Object.entries(place.fields).flatMap(([name, field]) =>
    field.requiredWhen ? [{ place, name, field, when: field.requiredWhen }] : [],
  ),
)

describe('a value needed only sometimes', () => {
  it.each(sometimes.map((one) => [`${one.place.name}.${one.name}`, one] as const))(
    '%s is asked for then, and only then',
    async (_, { place, name, field, when }) => {
      const cause = place.fields[when.field]!
      const set = (value: unknown) => ({ [wireName(when.field, cause)]: value, [wireName(name, field)]: null })
      const at = wireAt(place, name, field)
      const asking: unknown[] = [when.is].flat()
      for (const value of asking) expect(pathsOf(await savedWith(place, set(value)))).toContain(at)
      for (const { value } of (cause.choices ?? []).filter((one) => !asking.includes(one.value)))
        expect(pathsOf(await savedWith(place, set(value)))).not.toContain(at)
    },
  )
})
