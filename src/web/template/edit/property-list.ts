/** Which properties each block has, and how each is asked for. */
import { labelSheets } from '#output/label-sheets.ts'
import { everywhere, tags } from '#output/markup.ts'

type PropertyKind =
  | { is: 'choice'; values: readonly string[] }
  | { is: 'flag' }
  | { is: 'number'; min: number; max: number; unit: 'mm' | 'pt' | '' }
  /** `40%` or `20mm`. */
  | { is: 'width' }
  /** Text in which tokens may stand. */
  | { is: 'text' }

const mm = (max: number): PropertyKind => ({ is: 'number', min: 0, max, unit: 'mm' })
const kinds: Readonly<Record<string, PropertyKind>> = {
  align: { is: 'choice', values: ['left', 'center', 'right', 'justify'] },
  size: { is: 'number', min: 4, max: 72, unit: 'pt' },
  borders: { is: 'choice', values: ['all', 'rows', 'dashes', 'none'] },
  kind: { is: 'choice', values: ['group', 'sum'] },
  sheet: { is: 'choice', values: labelSheets.map(({ name }) => name) },
  dashed: { is: 'flag' },
  restart: { is: 'flag' },
  optional: { is: 'flag' },
  fit: { is: 'flag' },
  before: mm(200),
  after: mm(200),
  gap: mm(100),
  height: mm(1000),
  space: mm(100),
  lines: { is: 'number', min: 1, max: 100, unit: '' },
  first: { is: 'number', min: 1, max: 65, unit: '' },
  colspan: { is: 'number', min: 1, max: 100, unit: '' },
  rowspan: { is: 'number', min: 1, max: 100, unit: '' },
  'img.width': mm(1000),
  'qr.width': mm(200),
  width: { is: 'width' },
  'page.margin': mm(60),
  'page.font': { is: 'number', min: 5, max: 20, unit: 'pt' },
}

export interface Property {
  name: string
  kind: PropertyKind
}
/** Paper is asked for with the name of the form, rules by menus of their own; columns have menus. */
const askedElsewhere = new Set(['data-each', 'data-if', 'page.size', 'page.orientation', 'th.width', 'td.width'])

export const propertiesOf = (tag: string): Property[] =>
  [...(tags[tag] ?? []), ...(tag === 'page' ? [] : everywhere)]
    .filter((name) => !askedElsewhere.has(name) && !askedElsewhere.has(`${tag}.${name}`))
    .map((name) => ({ name, kind: kinds[`${tag}.${name}`] ?? kinds[name] ?? { is: 'text' } }))
