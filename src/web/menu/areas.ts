/** Builds the menu from the registries; areas and entries are ordered as in contract system §2. */
import type { DocumentMeta } from '#model/document.ts'
import { recordPath, type ListMeta } from '#model/list.ts'
import type { FunctionId, RightFlag } from '#model/right.ts'
import { may, type Rights } from '#model/right.ts'

export const areaIds = [
  'home',
  'sales',
  'purchase',
  'pay',
  'stock',
  'category',
  'invoice',
  'shipping',
  'report',
  'system',
] as const
export type AreaId = (typeof areaIds)[number]

export interface Entry {
  area: AreaId
  order: number
  path: string
  /** Translation key. */
  label: string
  /** The entry is shown to users with R, or with `flag`, of any of these functions; without functions to everyone. */
  rights: readonly FunctionId[]
  flag?: RightFlag
  /** The pages of a group, shown as tabs on each of them. */
  pages?: readonly Entry[]
  /** Other addresses that belong to the entry. */
  also?: readonly string[]
}
export interface Area {
  id: AreaId
  entries: readonly Entry[]
}

/** Groups of lists that share one entry: Vùng miền, Tiền tệ và thẻ, Danh mục khác, … */
const collections: readonly { prefix: string; label: string; order: number }[] = [
  { prefix: '/category/region/', label: 'menu.region', order: 60 },
  { prefix: '/category/currencyandcard/', label: 'menu.currency', order: 70 },
  { prefix: '/category/another/', label: 'menu.another', order: 80 },
  { prefix: '/system/settingprice/', label: 'menu.settingPrice', order: 70 },
  { prefix: '/system/integrated/', label: 'menu.integrated', order: 80 },
]

export const documentBases = ({ screen }: DocumentMeta): readonly string[] => [screen.base, ...(screen.also ?? [])]
const documentListPath = ({ screen }: DocumentMeta, base = screen.base): string => `${base}/${screen.list}`
/** The name and filter of a page that shows a part of a list. */
export const viewOfBase = (
  definition: ListMeta,
  base: string,
): { label: string; listTitle: string; narrow: Readonly<Record<string, string>> } =>
  definition.screen.views?.[base] ?? { label: definition.label, listTitle: definition.listTitle, narrow: {} }

const areaOf = (path: string): AreaId => {
  const first = path.split('/')[1] ?? ''
  return first === 'reports' ? 'report' : (areaIds as readonly string[]).includes(first) ? (first as AreaId) : 'home'
}

/** Menu entries of documents have the name of their function, with one exception. */
export const documentTitle = ({ right }: DocumentMeta): string =>
  right === 'OrderTax' ? 'menu.OrderTax' : `function.${right}`

/** In a foreign area, documents stand in the order of the registry. */
const ofDocument = (definition: DocumentMeta, position: number): Entry[] =>
  documentBases(definition).map((base, index) => ({
    area: areaOf(base),
    order: index === 0 ? definition.screen.order : 20 + position / 100,
    path: documentListPath(definition, base),
    label: documentTitle(definition),
    rights: [definition.right],
  }))

const ofList = (definition: ListMeta): Entry[] =>
  definition.screen.bases
    .filter((base) => !definition.screen.unlisted?.includes(base))
    .map((base) => ({
      area: areaOf(base),
      // In a foreign area, lists come after the documents of that area.
      order: areaOf(base) === definition.screen.area ? definition.screen.order : 60 + definition.screen.order / 100,
      path: `${base}/list`,
      label: viewOfBase(definition, base).label,
      rights: definition.open ? [] : [definition.right],
    }))

const gather = (entries: readonly Entry[]): Entry[] => {
  const gathered = collections.flatMap(({ prefix, label, order }): Entry[] => {
    const pages = entries.filter((entry) => entry.path.startsWith(prefix)).toSorted((a, b) => a.order - b.order)
    return pages[0]
      ? [{ ...pages[0], label, order, rights: [...new Set(pages.flatMap((page) => page.rights))], pages }]
      : []
  })
  return [...entries.filter((entry) => !collections.some(({ prefix }) => entry.path.startsWith(prefix))), ...gathered]
}

export const buildMenu = (parts: {
  documents: readonly DocumentMeta[]
  lists: readonly ListMeta[]
  others: readonly Entry[]
}): Area[] => {
  const entries = gather([...parts.documents.flatMap(ofDocument), ...parts.lists.flatMap(ofList), ...parts.others])
  return areaIds
    .map((id) => ({ id, entries: entries.filter((entry) => entry.area === id).toSorted((a, b) => a.order - b.order) }))
    .filter((area) => area.entries.length > 0)
}

const isSeen = (rights: Rights, entry: Entry): boolean =>
  entry.rights.length === 0 || entry.rights.some((right) => may(rights, right, entry.flag ?? 'R'))

/** Removes entries the user has no right to, and areas without entries. */
export const seenMenu = (menu: readonly Area[], rights: Rights): Area[] =>
  menu
    .map((area) => ({
      ...area,
      entries: area.entries
        .filter((entry) => isSeen(rights, entry))
        .map((entry) => {
          const pages = entry.pages?.filter((page) => isSeen(rights, page))
          return pages?.[0] ? { ...entry, path: pages[0].path, pages } : entry
        }),
    }))
    .filter((area) => area.entries.length > 0)

/** The addresses of areas, which are no pages, and lead to the first page that the user may open. */
export const areaPaths: ReadonlyMap<string, AreaId> = new Map(
  areaIds.flatMap((id) => (id === 'home' ? [] : [[id === 'report' ? '/reports' : `/${id}`, id] as const])),
)
/** Undefined: none is seen. */
export const firstPageOf = (menu: readonly Area[], area: AreaId): string | undefined =>
  menu.find(({ id }) => id === area)?.entries[0]?.path

/** The rights of which any opens a page of the area. */
export const neededIn = (menu: readonly Area[], area: AreaId): (readonly [FunctionId, RightFlag])[] => {
  const entries = menu.find(({ id }) => id === area)?.entries ?? []
  const needed = entries.flatMap(({ rights, flag = 'R' }) => rights.map((right) => [right, flag] as const))
  return [...new Map(needed.map((one) => [one.join(), one])).values()]
}

/** An entry of "Lập nhanh" (quick create); only right A counts (contract system §10.5). */
export interface QuickEntry {
  group: QuickGroup
  label: string
  /** Title of the page that opens. */
  title: string
  path: string
  right: FunctionId | null
  order: number
}
export const quickGroups = ['sales', 'purchase', 'stock', 'pay', 'invoice'] as const
export type QuickGroup = (typeof quickGroups)[number]
export const mayCreate = (rights: Rights, { right }: Pick<QuickEntry, 'right'>): boolean =>
  right === null || may(rights, right, 'A')

const quickOfDocument = (definition: DocumentMeta, index: number): QuickEntry[] => {
  const { screen, right, label } = definition
  const entry = (group: string, path: string, names: Pick<QuickEntry, 'label' | 'title'>): QuickEntry => ({
    group: group as QuickGroup,
    ...names,
    path: `${screen.base}/${path}`,
    right,
    order: screen.order,
  })
  return [
    ...(screen.quickCreate
      ? [
          entry(screen.quickCreate, screen.create, {
            label: `quick.${definition.name}` in quickLabels ? `quick.${definition.name}` : label,
            title: label,
          }),
        ]
      : []),
    ...(screen.createOther?.quickCreate
      ? [
          {
            ...entry(screen.createOther.quickCreate, screen.createOther.path, {
              label: screen.createOther.label,
              title: screen.createOther.label,
            }),
            // In a foreign area, documents keep the order of the registry: receipts before payments.
            order: index,
          },
        ]
      : []),
  ]
}
/** Documents whose entry is named after the action instead of the document. */
const quickLabels: Readonly<Record<string, true>> = {
  'quick.incomeVoucher': true,
  'quick.outcomeVoucher': true,
  'quick.vatInvoice': true,
}

/** List entries such as "Khách hàng (list)" open the list and create nothing. */
const quickOfList = (list: ListMeta): QuickEntry[] =>
  Object.entries(list.screen.quickLists ?? {}).map(([base, { group, order, free }]) => {
    const { label } = viewOfBase(list, base)
    const right = free ? null : list.right
    return { group: group as QuickGroup, label, title: label, path: `${base}/list`, right, order }
  })
export const buildQuick = (documents: readonly DocumentMeta[], lists: readonly ListMeta[]): QuickEntry[] => [
  ...lists.flatMap(quickOfList).toSorted((a, b) => a.order - b.order),
  ...documents.flatMap(quickOfDocument).toSorted((a, b) => a.order - b.order),
]

/** Documents a page can create that Lập nhanh leaves out: counts, transfers of money, opening stock. */
export const buildRare = (documents: readonly DocumentMeta[]): QuickEntry[] =>
  documents
    .filter(({ screen }) => screen.quickCreate === undefined && screen.create !== screen.list)
    .flatMap(({ screen, right, label }) => {
      const group = quickGroups.find((one) => one === screen.area)
      return group
        ? [{ group, label, title: label, path: `${screen.base}/${screen.create}`, right, order: screen.order }]
        : []
    })
    .toSorted((a, b) => a.order - b.order)

/** A new record of each page of lists. */
export const recordEntries = (
  lists: readonly ListMeta[],
): (Pick<QuickEntry, 'label' | 'path' | 'right'> & { area: AreaId })[] =>
  lists.flatMap((list) =>
    list.screen.bases
      .filter((base) => !list.screen.unlisted?.includes(base))
      .map((base) => ({
        area: areaOf(base),
        label: viewOfBase(list, base).label,
        path: recordPath(list.screen, base, null),
        right: list.open ? null : list.right,
      })),
  )
