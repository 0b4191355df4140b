/**
 * An option of the kit (`src/web/ui`) that nobody passes is gone, and one that fewer than three places pass has a reason
 * to stand there. Options are the properties a component can be drawn without; those of elements of HTML do not count.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

type Node = Readonly<Record<string, unknown>> & { readonly type: string }
const root = join(import.meta.dirname, '..')

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** A node and all below it. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}
const parsed = (path: string) => nodesIn(parseSync(path, readFileSync(join(root, path), 'utf8')).program as unknown)
const nameOf = (node: unknown): string => String((node as { name?: string; value?: string } | null)?.name ?? '')
const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const kit = globSync('src/web/ui/**/*.tsx', { cwd: root }).map(parsed)
const interfaces = new Map(
  kit.flatMap((nodes) =>
    nodes.filter(({ type }) => type === 'TSInterfaceDeclaration').map((node) => [nameOf(node['id']), node] as const),
  ),
)
/** Components by name, with the type of what they take. */
const components = new Map(
  kit.flatMap((nodes) =>
    nodes.flatMap((node): (readonly [string, Node])[] => {
      const made = node['init'] as Node | null
      if (node.type !== 'VariableDeclarator' || made?.type !== 'ArrowFunctionExpression') return []
      const taken = list(made['params'])[0]?.['typeAnnotation'] as Node | null | undefined
      const name = nameOf(node['id'])
      return taken && /^[A-Z]/.test(name) ? [[name, taken['typeAnnotation'] as Node]] : []
    }),
  ),
)

const optionsOf = (members: readonly Node[], owner: string): string[] =>
  members
    .filter(({ type, optional }) => type === 'TSPropertySignature' && optional === true)
    .map(({ key }) => `${owner}.${nameOf(key)}`)
const literals = (node: unknown): string[] =>
  nodesIn(node)
    .filter(({ type }) => type === 'Literal')
    .map(({ value }) => String(value))
const propertyOf = (option: string): string => option.slice(option.indexOf('.') + 1)

/** The options of a type, named by the interface that declares them or else by the component. */
const optionsIn = (type: Node, owner: string): string[] => {
  if (type.type === 'TSTypeLiteral') return optionsOf(list(type['members']), owner)
  if (type.type === 'TSIntersectionType') return list(type['types']).flatMap((one) => optionsIn(one, owner))
  if (type.type === 'TSTypeQuery') {
    const name = nameOf(type['exprName'])
    return components.has(name) ? optionsIn(components.get(name)!, name) : []
  }
  const name = nameOf(type['typeName'] ?? type['expression'])
  const parameters = list((type['typeArguments'] as Node | null)?.['params'])
  if (['Omit', 'Pick'].includes(name)) {
    const named = literals(parameters[1])
    return optionsIn(parameters[0]!, owner).filter((option) => named.includes(propertyOf(option)) === (name === 'Pick'))
  }
  if (name === 'ComponentProps') return optionsIn(parameters[0]!, owner)
  const declared = interfaces.get(name)
  if (!declared) return []
  return [
    ...optionsOf(list((declared['body'] as Node)['body']), name),
    ...list(declared['extends']).flatMap((parent) => optionsIn(parent, owner)),
  ]
}
const options = new Map([...components].map(([name, type]) => [name, [...new Set(optionsIn(type, name))]]))

/** The names of all that an element passes: its attributes, what is between its tags, and the keys of objects that are spread. */
const passedBy = ({ openingElement, children }: Node): string[] => {
  const attributes = list((openingElement as Node)['attributes'])
  const spread = nodesIn(attributes.filter(({ type }) => type === 'JSXSpreadAttribute'))
  return [
    ...attributes.map((one) => nameOf(one['name'])),
    ...spread.filter(({ type }) => type === 'Property').map(({ key }) => nameOf(key)),
    ...(list(children).some((one) => String(one['value'] ?? one.type).trim() !== '') ? ['children'] : []),
  ]
}
/** How many elements in the whole program pass each option. */
const users = new Map([...options.values()].flat().map((option) => [option, 0]))
const elements = globSync('src/**/*.tsx', { cwd: root }).flatMap((path) =>
  parsed(path).filter(({ type }) => type === 'JSXElement'),
)
for (const element of elements) {
  const known = options.get(nameOf((element['openingElement'] as Node)['name'])) ?? []
  const passed = new Set(passedBy(element))
  for (const option of known) if (passed.has(propertyOf(option))) users.set(option, users.get(option)! + 1)
}

/** Options with one or two users, each with what would be worse without it. */
const reasons: Readonly<Record<string, string>> = {
  'Badge.tone': 'a count of what is late is red, wherever rows of counts stand',
  'Native.ref': 'popovers and menus give it to the button that opens them, without an element that shows it',
  'CalendarProps.autoFocus': 'of two calendars, only that of a field is opened to choose one day at once',
  'CalendarProps.max': 'a day field and a range are limited from both sides, and nothing else shows a calendar',
  'CalendarProps.min': 'as max',
  'CalendarProps.to': 'the range of a list; a field chooses one day',
  'DialogProps.hideTitle': 'dialogs whose content says the title itself still need a name for who hears them',
  'Drawer.side': 'the list of reports opens where it stands on the page of reports',
  'FloatingProps.className': 'menus and lists of options are what floats, and look different',
  'FloatingProps.onKeyDown': 'menus and lists of options move by keys of their own',
  'FloatingProps.placement': 'menus and popovers pass on where their user wants them',
  'InputBox.boxRef': 'the two pickers put their list below the whole box',
  'InputBox.left': 'TextInput passes it on, for all its users',
  'InputBox.numeric': 'TextInput passes it on, for all its users',
  'LinkProps.ref': 'the kinds of forms are in one line on a phone, which is scrolled to the current one',
  'LinkProps.state': 'a page that may not be opened is told what it needs',
  'MenuItemProps.note': 'says why an item is off that cannot be reached by keys',
  'MenuItemProps.right': 'the keys of two actions of a form',
  'MenuProps.onChange': 'with opened: the menu of a column is opened from the heading',
  'MenuProps.opened': 'as onChange',
  'Tabs.panelId': 'tabs of a page with a panel name it for who hears them',
  'WaitingRows.onGo': 'the list in the header closes when one of its rows is followed',
}

it('every option of the kit has three users or a reason', () => {
  const few = [...users].filter(([, count]) => count < 3)
  expect(few.filter(([option, count]) => count === 0 || !(option in reasons)).map((one) => one.join(': '))).toEqual([])
})

it('no option has a reason that it no longer needs', () => {
  expect(Object.keys(reasons).filter((option) => (users.get(option) ?? 3) > 2)).toEqual([])
})
