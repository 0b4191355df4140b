/** Where the elements of a form may stand, and what their attributes may say. */
import { ownValue } from '#kernel/own.ts'
import { isPaperSize, isPicture } from '../page.ts'
import { labelSheetNamed } from '../label-sheets.ts'

/** Elements that are printed only directly within one of these. */
const parents: Readonly<Record<string, readonly string[]>> = {
  page: [''],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  column: ['columns'],
  label: ['labels'],
  sign: ['signatures'],
}
/** Elements of which nothing else is printed. */
const only: Readonly<Record<string, readonly string[]>> = {
  table: ['colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  colgroup: ['col'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  columns: ['column'],
  labels: ['label'],
  signatures: ['sign'],
}
/** Elements that hold text: what is drawn is lost in them. */
const texts = new Set(['p', 'h1', 'h2', 'h3', 'td', 'th', 'b', 'strong', 'i', 'em', 'u', 'span', 'small', 'big', 'a'])
const drawn = new Set([
  'table',
  'columns',
  'img',
  'qr',
  'barcode',
  'labels',
  'signatures',
  'hr',
  'space',
  'break',
  'keep',
])

export const holdsText = (tag: string): boolean => texts.has(tag)
/** True if words directly within it are printed. */
export const takesWords = (tag: string): boolean => !Object.hasOwn(only, tag)

/** `''` is the form itself. */
export const isMisplaced = (tag: string, parent: string, isInText: boolean): boolean =>
  !(ownValue(parents, tag)?.includes(parent) ?? true) ||
  !(ownValue(only, parent)?.includes(tag) ?? true) ||
  (isInText && drawn.has(tag))

const number = /^\s*\d{1,6}(?:\.\d{1,6})?\s*$/
const length = /^\s*\d{1,4}(?:\.\d{1,4})?\s*(?:%|mm)?\s*$/
const oneOf =
  (...choices: readonly string[]) =>
  (value: string): boolean =>
    choices.includes(value)
const isNumber = (value: string): boolean => number.test(value)
const isLength = (value: string): boolean => length.test(value)

/** What attributes may say, where that is not any text; by element where it is not the same everywhere. */
const values: Readonly<Record<string, (value: string) => boolean>> = {
  'page.size': isPaperSize,
  'page.orientation': oneOf('portrait', 'landscape'),
  'page.margin': isNumber,
  'page.font': isNumber,
  'img.width': isNumber,
  'img.src': (value) => value === '' || isPicture(value),
  'qr.width': isNumber,
  'table.borders': oneOf('all', 'rows', 'dashes', 'none'),
  'tr.kind': oneOf('group', 'sum'),
  'labels.sheet': (value) => labelSheetNamed(value) !== undefined,
  align: oneOf('left', 'center', 'right', 'justify'),
  size: isNumber,
  before: isNumber,
  after: isNumber,
  lines: isNumber,
  gap: isNumber,
  height: isNumber,
  width: isLength,
  space: isNumber,
  colspan: isNumber,
  rowspan: isNumber,
  first: isNumber,
  copies: isNumber,
}

/** A value that is made of tokens is known only when it is printed. */
export const saysNonsense = (tag: string, name: string, value: string): boolean => {
  if (value.includes('{{')) return false
  const rule = ownValue(values, `${tag}.${name}`) ?? ownValue(values, name)
  return rule !== undefined && !rule(value)
}

/** True if a style says anything but what is read of it. */
export const hasOtherStyles = (style: string): boolean =>
  style
    .split(';')
    .some(
      (rule) =>
        rule.trim() !== '' &&
        !/^\s*(?:text-align\s*:\s*(?:left|center|right|justify)|font-size\s*:\s*[\d.]{1,5}pt)\s*$/i.test(rule),
    )
