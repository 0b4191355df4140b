/** Which tabs and actions of a hub the user sees, and where they and its figures lead. Pure. */
import type { Day } from '#kernel/day.ts'
import type { DocumentMeta } from '#model/document.ts'
import { isMeant, recent, type Hub, type HubAction, type HubPart, type HubTab, type HubTarget } from '#model/hub.ts'
import type { FunctionId, RightFlag } from '#model/right.ts'

type Values = Readonly<Record<string, unknown>>
export interface HubRights {
  may: (id: FunctionId, flag: RightFlag) => boolean
  document: (name: string) => DocumentMeta | undefined
  report: (name: string) => { right: FunctionId } | undefined
}

/** Whoever may not read what a part shows does not see it; reports also need the right to run them. */
const isReadable = (part: HubPart, { may, document, report }: HubRights): boolean => {
  if (part.is === 'documents') return may(document(part.of)!.right, 'R')
  if (part.is === 'report') return (['R', 'U'] as const).every((flag) => may(report(part.of)!.right, flag))
  return part.is !== 'events' || may('Event', 'R')
}

/** All kinds together are shown where there are several. */
const withoutNeedless = (parts: readonly HubPart[]): HubPart[] => {
  const kinds = parts.filter(({ is }) => is === 'documents').length
  return parts.filter(({ is }) => is !== 'allDocuments' || kinds > 1)
}

/** Tabs without a part that the user sees are left out. */
export const seenTabs = ({ tabs }: Hub, record: Values, rights: HubRights): HubTab[] =>
  tabs
    .map((tab) => ({
      ...tab,
      parts: withoutNeedless(tab.parts.filter((part) => isMeant(part, record) && isReadable(part, rights))),
    }))
    .filter(({ parts }) => parts.length > 0)

/** The label of a tab: of its part, if that is alone and names it. */
export const tabLabel = ({ label, parts }: HubTab): string =>
  parts.length === 1 && parts[0]!.names ? parts[0]!.label : label

export interface HubPlace {
  /** Address of the record, and of its hub. */
  path: string
  /** The tabs the user sees. */
  tabs: readonly HubTab[]
  today: Day
  rights: HubRights
}

const daysOf = (days: 'recent' | 'all' | undefined, today: Day): Record<string, string> =>
  days === 'recent' ? { ...recent(today) } : days === 'all' ? { range: 'ALL' } : {}

const usualDays = (part: HubPart): 'recent' | 'all' | undefined =>
  part.is === 'documents' || part.is === 'allDocuments' ? part.days : part.is === 'events' ? 'all' : undefined

/** The address of a tab, at one of its parts. Lists take a narrowing in their address, so each has days of its own. */
export const tabAddress = (
  { path, tabs, today }: HubPlace,
  tab: HubTab,
  {
    part = tab.parts[0]!,
    days = usualDays(part),
    query = {},
  }: { part?: HubPart; days?: 'recent' | 'all' | undefined; query?: Values } = {},
): string => {
  const isFirst = tab.name === tabs[0]?.name
  const isOnly = part === tab.parts[0]
  const steps = [...(isFirst && isOnly ? [] : [tab.name]), ...(isOnly ? [] : [part.name])]
  const search = new URLSearchParams({ ...daysOf(days, today), ...(query as Record<string, string>) }).toString()
  return [path, ...steps].join('/') + (search ? `?${search}` : '')
}

/** In the address of a report: it shows the statement of an open account, and opens its print preview. */
const askedStatement = { statement: '1' }
export const isStatement = (query: URLSearchParams): boolean => query.has('statement')

/** Null when there is no such place for this record and user. */
export const targetAddress = (place: HubPlace, target: HubTarget, facts: Values = {}): string | null => {
  if ('document' in target) {
    const meta = place.rights.document(target.document)!
    const id = facts[target.id]
    return typeof id === 'string' && place.rights.may(meta.right, 'R')
      ? `${meta.screen.base}/${meta.screen.detail.replace(':id', id)}`
      : null
  }
  const tab = place.tabs.find(({ name }) => name === target.tab)
  const part = target.part === undefined ? tab?.parts[0] : tab?.parts.find(({ name }) => name === target.part)
  return tab && part
    ? tabAddress(place, tab, {
        part,
        ...(target.days && { days: target.days }),
        ...(target.statement && { query: askedStatement }),
        ...(target.query && { query: target.query }),
      })
    : null
}

export interface SeenAction {
  action: HubAction
  to: string
  /** The action opens a form that leads back. */
  makes: boolean
}

/** The statement that an action shows, if that can be shared with the words of a reminder. */
export const statementPart = (
  { tabs }: HubPlace,
  { does }: HubAction,
): Extract<HubPart, { is: 'report' }> | undefined => {
  if (!('tab' in does) || !does.statement) return undefined
  const part = tabs.find(({ name }) => name === does.tab)?.parts.find(({ name }) => name === does.part)
  return part?.is === 'report' && part.reminds ? part : undefined
}

/** The actions that the user may take. `of`: the module and the id of the record. */
export const seenActions = (
  { actions }: Hub,
  record: Values,
  { place, of }: { place: HubPlace; of: { module: string; id: string } },
): SeenAction[] =>
  actions
    .filter((action) => isMeant(action, record))
    .flatMap((action): SeenAction[] => {
      if (!('makes' in action.does)) {
        const to = targetAddress(place, action.does)
        return to === null ? [] : [{ action, to, makes: false }]
      }
      const { right, screen } = place.rights.document(action.does.makes)!
      const to = `${screen.base}/${screen.create}?from=${of.module}&id=${of.id}`
      return place.rights.may(right, 'A') ? [{ action, to, makes: true }] : []
    })
