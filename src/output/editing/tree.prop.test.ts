/** Nothing of a form is lost by reading it into a tree, and the tree is the one that printing reads. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refused } from '#kernel/problem.ts'
import '#test/support/properties.ts'
import { entities, readMarkup, type Element, type Node } from '../markup.ts'
import { addColumn, columnCount, moveColumn, removeColumn } from './table.ts'
import { attributeOf, isTag, readTree, writeTree, type Part, type TagPart } from './tree.ts'

const tags = ['p', 'b', 'div', 'table', 'tr', 'td', 'th', 'col', 'colgroup', 'br', 'hr', 'section', 'x1', 'script']
const attribute = fc.constantFrom(
  'align="right"',
  "data-if='a=b'",
  'colspan=2',
  'fit',
  'onclick="x"',
  'size = "9"',
  'é',
)
const text = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('{{Qty|money}}', '&amp;', ' \n ', '<!-- c -->', '<', '>', '"', 'ệ'),
)
const markup = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    text,
    fc
      .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 3 }), fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, attributes, children]) => `<${[tag, ...attributes].join(' ')}>${children.join('')}</${tag}>`),
  ),
})).node

/** What printing reads, from the tree that is edited: texts without what lies between them, and no line numbers. */
const asNodes = (parts: readonly Part[]): unknown[] => {
  const nodes: unknown[] = []
  for (const part of parts) {
    if (part.is === 'other') continue
    if (part.is === 'tag')
      nodes.push({ tag: part.tag, align: attributeOf(part, 'align'), children: asNodes(part.children) })
    else nodes.push(entities(part.raw.replace(/[ \t\r\n]+/g, ' ')))
  }
  return nodes.filter((node) => node !== '')
}
const asRead = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : { tag: node.tag, align: (node as Element).attributes['align'], children: asRead(node.children) },
  )

const readable = (from: string): TagPart | null => {
  try {
    return readTree(from)
  } catch (failure) {
    if (failure instanceof Refused) return null
    throw failure
  }
}

it('writes what it read, and reads what printing reads', () =>
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 6 }), (parts) => {
      const written = parts.join('')
      const tree = readable(written)
      fc.pre(tree !== null)
      expect(writeTree(tree)).toBe(written.normalize('NFC'))
      expect(asNodes(tree.children)).toEqual(asRead(readMarkup(written).children))
    }),
  ))

const cell = fc.constantFrom('<td>a</td>', '<td colspan="2">b</td>', '<td>{{Qty}}</td>')
const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => `<tr>${cells.join(' ')}</tr>`)
const head = fc.array(
  fc
    .array(fc.constantFrom('<th>h</th>', '<th colspan="2">i</th>', '<th rowspan="2">j</th>'), { maxLength: 4 })
    .map((cells) => `<tr>${cells.join('')}</tr>`),
  { maxLength: 2 },
)
const table = fc
  .tuple(head, fc.array(row, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([heads, rows, hasCols]) => {
    const cols = hasCols ? '<colgroup><col width="10%"><col></colgroup>' : ''
    return `<table>${cols}<thead>${heads.join('')}</thead>${rows.join('\n')}</table>`
  })

it('keeps tables readable whatever is done to their columns', () =>
  fc.assert(
    fc.property(table, fc.nat(6), fc.nat(6), (written, from, to) => {
      const before = readTree(written).children[0] as TagPart
      const count = columnCount(before)
      fc.pre(count > 1 && from < count && to < count)
      expect(columnCount(removeColumn(before, from))).toBe(count - 1)
      expect(columnCount(addColumn(before, from, { head: 'x', line: 'y' }))).toBe(count + 1)
      const moved = moveColumn(before, from, to)
      if (moved) expect(columnCount(moved)).toBe(count)
      expect(isTag(moved ?? before, 'table')).toBe(true)
    }),
  ))
