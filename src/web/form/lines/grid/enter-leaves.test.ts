import { expect, it } from 'vitest'
import { pressed, type PressedKey } from '#test/web/keys.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import { documents } from '#documents/all.ts'
import { layoutOf } from '#model/document.ts'
import { isFreeEnter } from './enter-leaves.ts'

it('leaves the lines as a bare Enter that nobody has used', () => {
  expect(isFreeEnter(pressed('Enter'))).toBe(true)
  for (const name of ['Tab', 'a', 'Shift+Enter', 'Ctrl+Enter', 'Alt+Enter', 'Meta+Enter'])
    expect([name, isFreeEnter(pressed(name))]).toEqual([name, false])
  const used = pressed('Enter')
  used.preventDefault()
  expect(isFreeEnter(used)).toBe(false)
  // An input method commits its text with it.
  const composing = { ...pressed('Enter'), nativeEvent: { isComposing: true } } as unknown as PressedKey
  expect(isFreeEnter(composing)).toBe(false)
})

it('leads to the discount of the documents that have one, and from all others straight to the save button', () => {
  const discounted = documents.flatMap((one) => (layoutOf(one, false).afterLines ? [one] : []))
  expect(discounted.map(({ name }) => name).toSorted()).toEqual([
    'purchaseOrder',
    'purchaseReceipt',
    'purchaseReturn',
    'quote',
    'salesBill',
    'salesOrder',
    'salesReturn',
  ])
  for (const one of discounted)
    expect(sampleForm(one).model.header.amounts.map(({ name }) => name)).toContain(layoutOf(one, false).afterLines)
})
