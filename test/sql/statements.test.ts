/**
 * The SQL of saves, lists and lookups as it is sent: a change of it is seen in review. What stands together travels
 * together; for a blank line the program waits for an answer.
 */
import { expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { folderOf } from '#model/registry.ts'
import {
  documentPages,
  hubs,
  lookups,
  recordPages,
  saves,
  short,
  taken,
  type RecordedCall,
} from '../support/recorded-calls.ts'
import { statementsOf } from '../support/sql-text.ts'

const expectAsBefore = async (name: string, all: readonly RecordedCall[]): Promise<void> => {
  await expect(await statementsOf(all)).toMatchFileSnapshot(`statements/${name}.sql`)
}

it('saves', async () => {
  for (const one of await saves()) await expectAsBefore(`save-${one.what.replaceAll(/\W+/g, '-')}`, [one])
})

it.each(documents)('a page of the list $name', async (definition) => {
  await expectAsBefore(`list-${folderOf(definition.name)}`, await documentPages(definition))
})

it.each(['product', 'partner'] as const)('a page of the list %s', async (name) => {
  await expectAsBefore(`list-${name}`, await recordPages(name))
})

it.each(['product', 'partner'] as const)('the lookup of %s', async (name) => {
  await expectAsBefore(`lookup-${name}`, await lookups(name))
})

it.each(['product', 'partner'] as const)('the page of a %s', async (name) => {
  await expectAsBefore(`hub-${name}`, await hubs(name))
})

it('what was taken last', async () => {
  await expectAsBefore('taken-product', await taken())
})

it('what is short', async () => {
  await expectAsBefore('short-products', await short())
})
