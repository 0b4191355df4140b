/** What is edited within a paragraph is written without loss, and prints the same. */
import { describe, expect, it } from 'vitest'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageFromForm } from '../forms/template.ts'
import { inlineOf, isInlinePart, plainText, writeInline } from './inline.ts'
import { isTag, readParts, readTree, writeTree, type Part, type TagPart } from './tree.ts'

const rewritten = (text: string) => writeInline(inlineOf(readParts(text)))

it('takes text, tokens and emphasis apart', () =>
  expect(inlineOf(readParts('Số:\n <b>{{NumberID|dots:16}}</b><br>a &amp; b<!-- c -->'))).toEqual([
    { is: 'text', text: 'Số: ' },
    { is: 'style', tag: 'b', open: '<b>', children: [{ is: 'token', text: '{{NumberID|dots:16}}' }] },
    { is: 'break' },
    { is: 'text', text: 'a & b' },
    { is: 'fixed', raw: '<!-- c -->' },
  ]))
it('escapes what is typed and keeps several blanks', () => {
  expect(writeInline([{ is: 'text', text: 'a < b & c  d' }])).toBe('a &lt; b &amp; c\u00a0 d')
  expect(rewritten('<span data-if="x">a</span> <img src="y">')).toBe('<span data-if="x">a</span> <img src="y">')
})
it('names what stands in a block', () =>
  expect(plainText('Số: <b>{{NumberID}}</b><br>x', (text) => `[${text.length}]`)).toBe('Số: [12] x'))

/** Every run of text of a form written as the editor writes it. */
const edited = (part: TagPart): TagPart => {
  const children: Part[] = []
  let run: Part[] = []
  const flush = () => {
    children.push(...readParts(writeInline(inlineOf(run))))
    run = []
  }
  for (const child of part.children) {
    if (isInlinePart(child)) run.push(child)
    else {
      flush()
      children.push(isTag(child) ? edited(child) : child)
    }
  }
  flush()
  return { ...part, children }
}

describe('a delivered form prints the same when everything in it was edited', () => {
  it.each(deliveredForms.map((form) => [form.code, form] as const))('%s', (_, { content, sample }) => {
    const text = writeTree(edited(readTree(content)))
    expect(pageFromForm(text, sample)).toEqual(pageFromForm(content, sample))
  })
})
