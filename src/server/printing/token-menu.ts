/** The menu of what a form can print, in groups, with the labels of the fields in the caller's language. */
import { filterArguments, filters } from '#output/filters.ts'
import type { Translate } from '#wire/errors.ts'
import type { TokenField, TokenFields } from './token-fields.ts'

interface MenuToken {
  path: string
  label: string
  kind: string
  /** The list it is a value of an item of; the path begins there. */
  each?: string
  /** The filter that its kind is usually written with. */
  filter?: string
  choices?: readonly { value: string | number; label: string }[]
}
export interface MenuGroup {
  label: string
  /** The list whose items have these values. */
  each?: string
  tokens: MenuToken[]
}

const usualFilters: Readonly<Record<string, string>> = {
  money: 'money',
  price: 'price',
  quantity: 'quantity',
  factor: 'quantity',
  percent: 'percent',
  vat: 'vat',
  day: 'day',
  moment: 'moment',
  blank: 'dots',
}

interface Place {
  /** Before the name: `delivery.`. */
  prefix: string
  group: string
  each?: string
}

interface Menu {
  translate: Translate
  sees: (field: TokenField) => boolean
  groups: Map<string, MenuGroup>
}

const groupFor = ({ groups, translate }: Menu, { group, each }: Pick<Place, 'group' | 'each'>): MenuGroup => {
  const key = `${each ?? ''} ${group}`
  const found = groups.get(key) ?? { label: translate(group), ...(each && { each }), tokens: [] }
  groups.set(key, found)
  return found
}

const add = (menu: Menu, fields: TokenFields, { prefix, group, each }: Place): void => {
  for (const [name, field] of Object.entries(fields)) {
    const { label, kind = 'text', choices } = field
    if (label === undefined || !menu.sees(field)) continue
    const path = prefix + name
    const own = field.group ?? group
    if (field.many) {
      // A list in a list is repeated within the items of the outer one.
      add(menu, field.fields ?? {}, { prefix: '', group: label, each: each ? `${each}.${path}` : path })
    } else if (field.fields) {
      add(menu, field.fields, { prefix: `${path}.`, group: field.group ?? label, ...(each && { each }) })
    } else {
      const filter = usualFilters[kind]
      groupFor(menu, { group: own, ...(each && { each }) }).tokens.push({
        path,
        label: menu.translate(label),
        kind,
        ...(each && { each }),
        ...(filter && { filter }),
        ...(choices && { choices: choices.map((one) => ({ value: one.value, label: menu.translate(one.label) })) }),
      })
    }
  }
}

const isOneOf = (kinds: readonly string[], twins: readonly MenuToken[]): boolean =>
  twins.length === kinds.length && kinds.every((kind) => twins.some((twin) => twin.kind === kind))

/** By what one of several tokens with the same label differs from the others; null if it is what they are called. */
const difference = ({ path, kind }: MenuToken, twins: readonly MenuToken[]): string | null => {
  const has = (other: string): boolean => twins.some((twin) => twin.path === other)
  if (path.endsWith('Base') && has(path.slice(0, -4))) return 'template.inBase'
  if (path.endsWith('Proposed')) return 'template.proposed'
  if (!path.endsWith('Name') && has(`${path.replace(/ID$/, '')}Name`)) return 'template.asCode'
  // What a count says of a line in units and in money.
  if (isOneOf(['quantity', 'money'], twins)) return kind === 'money' ? 'template.inMoney' : 'template.inUnits'
  return null
}

/** What several tokens of a group are called is told apart in words: a path means nothing to who prints. */
const withOwnLabels = ({ translate }: Pick<Menu, 'translate'>, group: MenuGroup): MenuGroup => {
  const alike = Map.groupBy(group.tokens, ({ label }) => label)
  const labelOf = (token: MenuToken): string => {
    const twins = alike.get(token.label)!
    const key = twins.length === 1 ? null : difference(token, twins)
    return key === null ? token.label : translate(key, { label: token.label })
  }
  return { ...group, tokens: group.tokens.map((token) => ({ ...token, label: labelOf(token) })) }
}

export const tokenMenu = (
  fields: TokenFields,
  { translate, sees }: Pick<Menu, 'translate' | 'sees'>,
): { groups: MenuGroup[]; filters: { name: string; label: string; argument: string | null }[] } => {
  const menu: Menu = { translate, sees, groups: new Map() }
  // These stand first, whatever comes first among the fields.
  for (const group of ['template.group.document', 'template.group.partner']) groupFor(menu, { group })
  add(menu, fields, { prefix: '', group: 'template.group.document' })
  return {
    groups: [...menu.groups.values()]
      .filter(({ tokens }) => tokens.length > 0)
      .map((group) => withOwnLabels(menu, group)),
    filters: Object.keys(filters).map((name) => ({
      name,
      label: translate(`template.filter.${name}`),
      argument: filterArguments[name] ?? null,
    })),
  }
}
