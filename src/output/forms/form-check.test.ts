import { describe, expect, it } from 'vitest'
import { deliveredTemplates } from '#server/printing/delivered-templates.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { tokenFieldsOf } from '#server/printing/token-fields.ts'
import { checkForm } from './form-check.ts'
import type { TokenTree } from './form-tokens.ts'

const record: TokenTree = {
  NumberID: {},
  delivery: { fields: { name: {} } },
  lines: { many: true, fields: { Qty: {}, Price: {}, parts: { many: true, fields: { a: {} } } } },
  tags: { many: true },
}
const said = (text: string): string[] =>
  checkForm(text, record).map(
    ({ line, column, message, severity }) => `${line}:${column} ${message}${severity === 'warning' ? '?' : ''}`,
  )

describe('a delivered form', () => {
  it.each(deliveredTemplates.map((one) => [one.code, one] as const))('%s is without fault', (_, one) =>
    expect(checkForm(one.content, tokenFieldsOf(one))).toEqual([]),
  )
  it.each(deliveredForms.map((one) => [one.code, one] as const))('%s is well formed', (_, one) =>
    expect(checkForm(one.content, null)).toEqual([]),
  )
})

describe('what is wrong with a form', () => {
  it.each([
    ['', ['1:1 templateEmpty']],
    ['<p>ok {{NumberID}} {{/delivery.name|upper}} {{#}}</p>', []],
    ['<p>\n<b>x</p>', ['2:1 templateUnclosed']],
    ['<p>x', ['1:1 templateUnclosed']],
    ['x</p>', ['1:2 templateClosing']],
    ['</div><p>x</p>', ['1:1 templateClosing']],
    ['<p>a</p>\n<blink>b</blink>', ['2:1 templateUnknownTag']],
    ['<script>{{x}}</script><p>y</p>', ['1:1 templateForbiddenTag']],
    ['<section><p>y</p></section>', ['1:1 templateIgnoredTag?']],
    ['<p onclick="x()">y</p>', ['1:4 templateUnknownAttribute']],
    ['<p class="x">y</p>', ['1:4 templateUnknownAttribute?']],
    ['<p align="middle">y</p>', ['1:4 templateValue']],
    ['<p align="{{x}}">y</p>', ['1:11 templateUnknownToken?']],
    ['<p align="left" align="right">y</p>', ['1:17 templateAttributeTwice']],
    ['<p align="left" ?>y</p>', ['1:17 templateAttribute']],
    ['<p style="color:red">y</p>', ['1:4 templateStyle?']],
    ['<p style="text-align:center; font-size: 9pt">y</p>', []],
    ['<img src="https://evil.vn/x.png">', ['1:6 templateValue']],
    ['<p>{{NumberID|shout}}</p>', ['1:4 templateUnknownFilter']],
    ['<p>{{NumberID|upper:x}}</p>', ['1:4 templateFilterArgument']],
    ['<p>{{NumberID|dots:x}}</p>', ['1:4 templateFilterArgument']],
    ['<p>{{NumberID|or:nothing}}</p>', ['1:4 templateUnknownToken?']],
    ['<p>{{}}</p>', ['1:4 templateToken']],
    ['<p>{{NumberID}</p>', ['1:4 templateBraces']],
    ['<p>NumberID}}</p>', ['1:12 templateBraces']],
    ['<p>{NumberID} {{NumberID}}</p>', ['1:4 templateSingleBrace?']],
    ['<p>{ delivery.name | upper }</p>', ['1:4 templateSingleBrace?']],
    ['<p>a</p>\n<p data-each="lines">{Qty} {NumberID}</p>', ['2:22 templateSingleBrace?', '2:28 templateSingleBrace?']],
    ['<p>{Qty} {/NumberID}</p>', ['1:4 templateSingleBrace?', '1:10 templateSingleBrace?']],
    ['<p align="{NumberID}">y</p>', ['1:4 templateValue', '1:11 templateSingleBrace?']],
    ['<p>{nothing} {} { } {#} {.} {{{NumberID}}} { x: 1 }</p>', []],
    ['<p>{{a b}}</p>', ['1:4 templatePath']],
    ['<p>{{__proto__}} {{constructor}}</p>', ['1:4 templateUnknownToken?', '1:18 templateUnknownToken?']],
    ['<p>&#123;{nothing}}</p>', ['1:4 templateUnknownToken?']],
    ['<p data-if="a b">y</p>', ['1:13 templateCondition']],
    ['<p data-if="!delivery.name">y</p><p data-if="NumberID!=x y">z</p>', []],
    ['<p data-each="delivery">y</p>', ['1:15 templateNoList']],
    ['<p data-each="lines">{{Qty}}{{NumberID}}{{/NumberID}}</p>', ['1:29 templateUnknownToken?']],
    ['<p data-each="lines"><span data-each="parts">{{a}}</span></p>', []],
    ['<p data-each="tags">{{.}}</p>{{lines.0.Qty}}{{lines.length}}', []],
    ['<td>x</td>', ['1:1 templateMisplaced']],
    ['<table><p>x</p></table>', ['1:8 templateMisplaced']],
    ['<columns>\n<column><p>x</p></column>\n<p>y</p> words\n<table></table>', ['1:1 templateUnclosed']],
    ['<div>\n<columns><column>x</column>\n<p>y</p></div><p>z</p>', ['2:1 templateUnclosed']],
    ['<columns><column><p>x</p>\n<column>y</column></columns>', ['1:10 templateUnclosed']],
    ['<table><tr><td>x</td>\n<tr><td>y</td></tr></table><p>z</p>', ['1:8 templateUnclosed']],
    ['<p>x <b>y</b>\n<table></table><hr>', ['1:1 templateUnclosed']],
    ['<div data-each="lines">{{Qty}}\n<p>{{NumberID}}</p>', ['1:1 templateUnclosed']],
    ['<columns>\n<p>y</p><column>{{a b}}</column>', ['1:1 templateUnclosed', '2:17 templatePath']],
    ['<columns>\n<p>y</p></columns>', ['2:1 templateMisplaced']],
    [`<columns>${'<p>y</p>'.repeat(300)}`, ['1:1 templateUnclosed']],
    ['<table>words<tr><td>x</td></tr></table>', ['1:8 templateWords']],
    ['<p><img src=""></p>', ['1:4 templateMisplaced']],
    ['<div><page size="A4"></div>', ['1:6 templateMisplaced']],
    ['<page size="A3"><p>x</p>', ['1:7 templateValue']],
    ['<p>x</p><!-- never closed', ['1:9 templateComment']],
    ['<p>1 < 2</p>', ['1:6 templateUnreadable']],
    ['<b>'.repeat(60), ['1:121 formTooBig']],
  ])('%s', (text, problems) => expect(said(text)).toEqual(problems))

  it('is told all at once, in the order of the text', () =>
    expect(said('<p>\n{{a b}}\n<foo>\n</p>\n<p>{{NumberID|x}}')).toEqual([
      '2:1 templatePath',
      '3:1 templateUnknownTag',
      '5:1 templateUnclosed',
      '5:4 templateUnknownFilter',
    ]))
})
