import { describe, expect, it } from 'vitest'
import { partAt, readTree, writePart, writeTree, type Path } from '#output/editing/tree.ts'
import { dropPlace, mayMove, moved } from './block-rules.ts'

const tree = readTree(
  '<p>a</p><div><p>b</p><p>c</p></div><columns><column><p>d</p></column><column></column></columns><table><tr><td>e</td></tr></table><signatures><sign title="f"></signatures>',
)

describe('where a dropped block goes', () => {
  it.each<[string, Path, boolean, Path, string]>([
    ['before a paragraph', [0], false, [0], 'before'],
    ['behind it', [0], true, [1], 'after'],
    ['among the blocks of a container', [1, 1], false, [1, 1], 'before'],
    ['at the end of a column', [2, 0], false, [2, 0, 1], 'inside'],
    ['into an empty one', [2, 1], true, [2, 1, 0], 'inside'],
    ['behind a table, over one of its cells', [3, 0, 0], true, [4], 'after'],
    ['before signatures, over one of them', [4, 0], false, [4], 'before'],
  ])('%s', (_, over, isAfter, place, side) => expect(dropPlace(tree, over, isAfter)).toMatchObject({ place, side }))
})

describe('a block that is moved', () => {
  it.each<[string, Path, Path, string]>([
    ['down among its siblings', [0], [2], '<div><p>b</p><p>c</p></div><p>a</p><columns>'],
    ['up among them', [1], [0], '<div><p>b</p><p>c</p></div><p>a</p><columns>'],
    ['into a container behind it', [0], [1, 1], '<div><p>b</p><p>a</p><p>c</p></div><columns>'],
    ['out of it to the front', [1, 1], [0], '<p>c</p><p>a</p><div><p>b</p></div><columns>'],
    ['out of it to the back', [1, 0], [2], '<p>a</p><div><p>c</p></div><p>b</p><columns>'],
  ])('%s stands there once', (_, from, to, start) => {
    const part = writePart(partAt(tree, from)!)
    const { tree: next, path } = moved(tree, from, to)
    expect(writeTree(next).startsWith(start), writeTree(next)).toBe(true)
    expect(writePart(partAt(next, path)!)).toBe(part)
  })
  it('is one that may stand anywhere', () => {
    expect(mayMove(partAt(tree, [1]))).toBe(true)
    for (const path of [
      [2, 0],
      [3, 0],
      [4, 0],
    ])
      expect(mayMove(partAt(tree, path))).toBe(false)
  })
})
