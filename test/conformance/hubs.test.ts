/** What the hub of every list must satisfy: what it names exists, what it says has words, rights hide what they must. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { ofRecord } from '#engine/document/list-filters.ts'
import { beginsWith } from '#engine/document/from-record.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { day } from '#kernel/day.ts'
import { lists } from '#lists/all.ts'
import { listSlots } from '#lists/slots.server.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { Hub, HubPart, HubTarget } from '#model/hub.ts'
import type { AnyList } from '#model/list.ts'
import { folderOf } from '#model/registry.ts'
import { functionIds, type FunctionId } from '#model/right.ts'
import { reports } from '#reports/all.ts'
import { recordHead } from '#wire/list.ts'
import { seenActions, seenTabs, tabAddress, targetAddress, type HubPlace, type HubRights } from '#web/hub/place.ts'

const documentNamed = (name: string) => documents.find((one) => one.name === name)
const reportNamed = (name: string) => reports.find((one) => one.name === name)
const rightsOf = (functions: readonly FunctionId[]): HubRights => ({
  may: (id) => functions.includes(id),
  document: documentNamed,
  report: reportNamed,
})

it('a list says that it has a hub exactly if it declares one, with its figures', () => {
  for (const { name, screen } of lists) {
    const file = new URL(`../../src/lists/${folderOf(name)}/hub.ts`, import.meta.url)
    expect
      .soft([existsSync(file), listSlots[name]?.hub !== undefined], name)
      .toEqual([screen.hub === true, screen.hub === true])
  }
})

const hubs = lists.flatMap((list) => {
  const slots = listSlots[list.name]?.hub
  return slots ? [{ name: list.name, list, ...slots }] : []
})
it('customers and suppliers, and goods have one', () => {
  expect(hubs.map(({ name }) => name)).toEqual(['partner', 'product'])
})

/** Records of every kind that a hub tells apart. */
const samples: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  partner: [1, 2, 3].map((partnerType) => ({ id: 'x', name: 'Minh Tâm', partnerType })),
  product: [true, false].map((trackStock) => ({ id: 'x', name: 'Mì', trackStock, units: [], stores: [] })),
}

const partsOf = ({ tabs }: Hub): HubPart[] => tabs.flatMap(({ parts }) => [...parts])
const targetsOf = ({ facts, actions }: Hub): HubTarget[] => [
  ...Object.values(facts).flatMap(({ opens = [] }) => [...opens]),
  ...actions.flatMap(({ does }) => ('makes' in does ? [] : [does])),
]
const placeOf = (hub: Hub, record: Record<string, unknown>, functions: readonly FunctionId[]): HubPlace => {
  const rights = rightsOf(functions)
  return { path: '/x/detail/1', today: day('2026-11-21'), rights, tabs: seenTabs(hub, record, rights) }
}

const partNames = ({ tabs }: HubPlace): string[] => tabs.flatMap(({ parts }) => parts.map(({ name }) => name))
/** The function whose right shows a part; null for the record itself. */
const functionOf = (part: HubPart): FunctionId | null => {
  if (part.is === 'documents') return documentNamed(part.of)!.right
  if (part.is === 'report') return reportNamed(part.of)!.right
  return part.is === 'events' ? 'Event' : null
}

describe.each(hubs)('$name', ({ list, hub, figures }) => {
  const fields: Fields = { ...recordHead, ...(list as AnyList).fields }

  it('has words in both languages for everything it shows', () => {
    const rowParts = partsOf(hub).flatMap((part) => (part.is === 'rows' ? [part] : []))
    const asked = rowParts.flatMap((part) => part.asked ?? [])
    const rowFields = [...rowParts, ...asked].flatMap(({ field }) => [field, ...Object.values(field.fields as Fields)])
    const keys = [
      ...Object.values(hub.facts).map(({ field }) => field.label),
      ...hub.actions.flatMap(({ label, says }) => [label, says]),
      ...hub.tabs.map(({ label }) => label),
      ...partsOf(hub).map(({ label }) => label),
      ...rowFields.map((field: Field) => field.label),
      ...asked.map(({ none }) => none),
    ]
    for (const words of [catalogues.vi, catalogues.en]) expect(keys.filter((key) => !words[key])).toEqual([])
    for (const { says } of hub.actions) expect(catalogues.vi[says]).toContain('{name}')
  })

  it('names figures, fields, tabs and parts that exist, each once', () => {
    const unique = (names: readonly string[]) => expect(names).toEqual([...new Set(names)])
    unique(Object.entries(hub.facts).map(([name, { field }]) => wireName(name, field)))
    unique(hub.actions.map(({ name }) => name))
    unique(hub.tabs.map(({ name }) => name))
    for (const { parts } of hub.tabs) unique(parts.map(({ name }) => name))
    expect(hub.head.beside).toEqual(expect.arrayContaining([...(hub.head.labelled ?? [])]))
    const wanted = [...hub.head.beside, hub.head.phone ?? 'name', ...hub.elsewhere]
    const facts = Object.values(hub.facts)
    const limits = facts.flatMap(({ limit }) => limit ?? [])
    const spreads = facts.flatMap(({ spread }) => spread ?? [])
    expect([...wanted, ...limits].filter((name) => !(name in fields))).toEqual([])
    for (const { field, by, amount } of spreads)
      expect(Object.keys(fields[field]?.fields ?? {})).toEqual(expect.arrayContaining([by, amount]))
    expect(facts.flatMap(({ note }) => note ?? []).filter((name) => !(name in hub.facts))).toEqual([])
    for (const { needs = [] } of facts) for (const id of needs) expect(functionIds).toContain(id)
  })

  it('has a statement for every figure', () => {
    const given = figures.flatMap(({ gives }) => [...gives])
    const notes = Object.values(hub.facts).flatMap(({ note, opens = [] }) => [
      note,
      ...opens.map((target) => ('document' in target ? target.id : undefined)),
    ])
    const asked = Object.keys(hub.facts).filter((name) => !hub.facts[name]!.aside)
    expect(given.toSorted()).toEqual(asked.toSorted())
    // What stands aside belongs to another.
    for (const name of Object.keys(hub.facts).filter((one) => hub.facts[one]!.aside)) expect(notes).toContain(name)
  })

  it('narrows lists and reports by something they have', () => {
    for (const part of partsOf(hub)) {
      if (part.is === 'documents') {
        expect(() => ofRecord(documentNamed(part.of)!, list.name, 'x'), part.name).not.toThrow()
        expect(
          documentNamed(part.of)?.list.filters.filter(({ kind, of }) => kind === 'ref' && of === list.name),
          part.name,
        ).toHaveLength(1)
      }
      if (part.is === 'rows' && part.asked) {
        const { call, right } = part.asked
        const owner = lists.find(({ wire }) => wire.module === call.split('/')[0])!
        const own = listSlots[owner.name]?.calls?.find(({ path }) => path === call)
        expect([own?.demand, own?.writes, owner.right], call).toEqual([[[right, 'R']], undefined, right])
      }
      if (part.is === 'report' && part.since) {
        const own = listSlots[list.name]?.calls?.find(({ path }) => path === part.since)
        expect(own?.demand, part.name).toEqual([[reportNamed(part.of)!.right, 'R']])
      }
      if (part.is === 'report') {
        const { params, conditions } = reportNamed(part.of)!
        expect((params as Fields)[part.by]?.of, part.name).toBe(list.name)
        // Nothing else has to be chosen, apart from stores, of which all are.
        expect(conditions.map(({ field }) => field).filter((name) => name !== part.by && name !== 'stores')).toEqual([])
      }
    }
    for (const { does } of hub.actions)
      if ('makes' in does) expect(beginsWith(documentNamed(does.makes)!, list.name), does.makes).toBe(true)
  })

  it('leads from every figure and action to a place, for those who may see it', () => {
    for (const record of samples[list.name]!) {
      const place = placeOf(hub, record, functionIds)
      const isThere = (target: HubTarget) =>
        'document' in target
          ? documentNamed(target.document) !== undefined && target.id in hub.facts
          : hub.tabs.some(
              ({ name, parts }) =>
                name === target.tab &&
                parts.some(
                  (part) =>
                    (target.part ?? part.name) === part.name &&
                    (!target.statement || (part.is === 'report' && part.since !== undefined)),
                ),
            )
      expect(targetsOf(hub).filter((target) => !isThere(target))).toEqual([])
      const facts = Object.fromEntries(Object.keys(hub.facts).map((name) => [name, name]))
      for (const [name, { meant, opens, aside }] of Object.entries(hub.facts)) {
        if (aside || meant?.(record) === false) continue
        expect(
          (opens ?? []).map((target) => targetAddress(place, target, facts)).filter(Boolean).length,
          name,
        ).toBeGreaterThan(0)
      }
      expect(seenActions(hub, record, { place, of: { module: 'X', id: 'x' } }).length).toBeGreaterThan(0)
    }
  })

  it('hides what a right hides: tabs, figures and actions', () => {
    for (const record of samples[list.name]!) {
      const bare = placeOf(hub, record, [])
      expect(
        bare.tabs.flatMap(({ parts }) => parts.map(({ is }) => is)).filter((is) => is !== 'record' && is !== 'rows'),
      ).toEqual([])
      const made = seenActions(hub, record, { place: bare, of: { module: 'X', id: 'x' } }).filter(({ makes }) => makes)
      expect(made).toEqual([])
      const guarded = placeOf(hub, record, functionIds)
        .tabs.flatMap(({ parts }) => parts)
        .flatMap((part) => {
          const own = functionOf(part)
          return own === null ? [] : [{ name: part.name, own }]
        })
      expect(guarded.length).toBeGreaterThan(0)
      for (const { name, own } of guarded) {
        expect(partNames(placeOf(hub, record, [own])), name).toContain(name)
        expect(
          partNames(
            placeOf(
              hub,
              record,
              functionIds.filter((id) => id !== own),
            ),
          ),
          name,
        ).not.toContain(name)
      }
    }
  })

  it('shows all kinds together exactly where one may read several', () => {
    for (const record of samples[list.name]!)
      for (const { parts } of placeOf(hub, record, functionIds).tabs) {
        const kinds = parts.flatMap((part) => (part.is === 'documents' ? [documentNamed(part.of)!.right] : []))
        expect(parts.some(({ is }) => is === 'allDocuments')).toBe(kinds.length > 1)
        if (kinds.length === 0) continue
        const one = placeOf(hub, record, kinds.slice(0, 1)).tabs.flatMap((tab) => [...tab.parts])
        expect(one.filter(({ is }) => is === 'allDocuments')).toEqual([])
      }
  })

  it('gives every tab and part an address of its own', () => {
    for (const record of samples[list.name]!) {
      const place = placeOf(hub, record, functionIds)
      const addresses = place.tabs.flatMap((tab) =>
        tab.parts.map((part) => tabAddress(place, tab, { part }).split('?')[0]!),
      )
      expect(addresses).toEqual([...new Set(addresses)])
      expect(addresses[0]).toBe(place.path)
    }
  })
})
