import { expect, it } from 'vitest'
import { previewBody } from './preview-body.ts'

const paper = { size: null, orientation: null, pageWidth: null, pageHeight: null }

it('a new form has a preview from its first block on, though it has no code', () => {
  const { code, content } = previewBody({ content: '<p>{{NumberID}}</p>', code: '', ...paper }, {})
  expect([code === '', content]).toEqual([false, '<p>{{NumberID}}</p>'])
})

it('a form without text is shown empty, and not as it is stored under its code', () => {
  for (const code of ['', 'HOADONBANHANG'])
    expect(previewBody({ content: ' \n', code, ...paper }, {}).content).toBe(
      previewBody({ content: '', code, ...paper }, {}).content,
    )
  expect(previewBody({ content: '', code: '', ...paper }, {}).content.trim()).not.toBe('')
})
