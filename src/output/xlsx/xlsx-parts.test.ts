import fc from 'fast-check'
import { expect, it } from 'vitest'
import { translate } from '#i18n/catalogues.server.ts'
import { Refused } from '#kernel/problem.ts'
import { boundedWorkbook } from './xlsx-parts.server.ts'
import { importLimits, readWorkbook } from './xlsx-read.ts'
import { writeWorkbook } from './xlsx.ts'

const rows = Array.from({ length: 400 }, (_, row) => ({ number: `SP${row}`, name: `Gạo ${row * 7919}` }))
const whole = await writeWorkbook({
  sheets: [
    {
      name: 'data',
      columns: [
        { key: 'number', kind: 'code', label: 'Mã' },
        { key: 'name', kind: 'text', label: 'Tên' },
      ],
      rows,
    },
  ],
  language: 'vi',
  words: (key) => translate('vi', key),
})

const outcome = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readWorkbook(await boundedWorkbook(bytes, { ...importLimits, maxTags: 100_000 }))
    return 'read'
  } catch (error) {
    return error instanceof Refused ? 'refused' : String(error)
  }
}

// An error thrown beside the promise would end the thread that reads, and this run, too.
it('reads a damaged workbook or refuses it, whatever bytes of it are changed or missing', async () => {
  expect(await outcome(whole)).toBe('read')
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), fc.option(fc.nat()), async (changes, cut) => {
      const bytes = Uint8Array.from(whole)
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte
      expect(['read', 'refused']).toContain(await outcome(cut === null ? bytes : bytes.subarray(0, cut % bytes.length)))
    }),
    { numRuns: 300 },
  )
})
