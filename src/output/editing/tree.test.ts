import { describe, expect, it } from 'vitest'
import {
  attributeOf,
  changeAt,
  pathAt,
  readParts,
  readTree,
  splice,
  withAttribute,
  writePart,
  writeTree,
  type TagPart,
} from './tree.ts'

const tag = (text: string) => readParts(text)[0] as TagPart

describe('attributes', () => {
  it('are read as printing reads them', () => {
    expect(attributeOf(tag('<p align=center size="9">' + '</p>'), 'align')).toBe('center')
    expect(attributeOf(tag(`<p data-if='a="b"'></p>`), 'data-if')).toBe('a="b"')
    expect(attributeOf(tag('<hr dashed>'), 'dashed')).toBe('')
    expect(attributeOf(tag('<p></p>'), 'p')).toBeUndefined()
  })
  it('are changed without touching others', () => {
    const written = (text: string, name: string, value?: string) => writePart(withAttribute(tag(text), name, value))
    expect(written('<p  align="left" data-x="1">a</p>', 'align', 'right')).toBe('<p  align="right" data-x="1">a</p>')
    expect(written('<p align="left" size="9">a</p>', 'align')).toBe('<p size="9">a</p>')
    expect(written('<p>a</p>', 'data-if', 'a="<b>&"')).toBe('<p data-if="a=&quot;<b>&amp;&quot;">a</p>')
    expect(written('<hr />', 'dashed', '')).toBe('<hr dashed />')
    expect(written('<p size="8" size="9">a</p>', 'size', '10')).toBe('<p size="10">a</p>')
  })
})

describe('the tree', () => {
  it('keeps comments, unknown tags and scripts', () => {
    const text = '<!-- a --><section><P>x</P></section><script>if (a < b) {}</script><p/>&nbsp;\n</br>'
    expect(writeTree(readTree(text))).toBe(text)
  })
  it('refuses what printing refuses', () => expect(() => readTree('<p>\n<b>x</p>')).toThrow('formUnreadable'))
  it('is changed at a place', () => {
    const tree = readTree('<div><p>a</p>\n<p>b</p></div>')
    expect(writeTree(splice(tree, [0, 2], { count: 1, parts: readParts('<hr>') }))).toBe('<div><p>a</p>\n<hr></div>')
    expect(writeTree(changeAt(tree, [0, 0], (part) => withAttribute(part, 'size', '9')))).toContain('<p size="9">a</p>')
  })
  it('is found at a character', () => {
    const text = '<div>a<p>b <b>c</b></p></div><hr>'
    const at = (sought: string) => pathAt(readTree(text), text.indexOf(sought))
    expect(at('<div')).toEqual([0])
    expect(at('a<p')).toEqual([0])
    expect(at('b <b')).toEqual([0, 1])
    expect(at('c</b')).toEqual([0, 1, 1])
    expect(at('<hr')).toEqual([1])
    expect(pathAt(readTree(text), 999)).toEqual([])
  })
})
