/**
 * Nothing that servers write into rows is Vietnamese for a reader of English: what the program says itself is stored by
 * `engine/stored-text.ts`, which makes it anew for each reader. So servers have no Vietnamese of their own and translate
 * into no fixed language, except where the text is for Vietnamese readers whoever asks.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const servers = globSync(['src/{server,engine}/**/*.ts', 'src/{documents,lists,books,reports,start}/**/*.server.ts'], {
  cwd: root,
}).filter((file) => !/\.test\.ts$|print\.server\.ts$/.test(file))

/** By the beginning of the path, with the reason. */
const fixedLanguage: Readonly<Record<string, string>> = {
  'src/engine/stored-text.ts': 'stores and reads them',
  'src/engine/document/made-text.ts': 'descriptions of vouchers, made anew there',
  'src/engine/exchange/columns.ts': 'headings of either language are read',
  'src/server/parcels/settle.ts': 'a part of the description of a voucher',
  'src/server/issuing/as-tax-invoice.ts': 'an invoice of the tax authority',
  'src/server/parcels/labels.ts': 'a label that the carrier reads',
  'src/server/calls/unchanged-cells.ts': 'cells of either language are read',
}
const ownWords: Readonly<Record<string, string>> = {
  'src/server/process/': 'both languages, for who starts the program',
  'src/server/health.ts': 'both languages, for who starts the program',
  'src/server/secrets/': 'both languages, for who starts the program',
  'src/server/tenant.ts': 'both languages, for who starts the program',
  'src/server/web/web-files.ts': 'both languages, for who starts the program',
  'src/server/issuing/': 'what the provider and the tax authority get',
  'src/server/invoicing/xml/': 'what the tax authority gets',
  'src/server/shipping/carriers/ghtk/body.ts': 'what the carrier gets',
  'src/server/shipping/carriers/ghn/body.ts': 'what the carrier gets',
  'src/server/shipping/carriers/viettelpost/': 'what the carrier gets and answers',
  'src/server/parcels/settlement-file.ts': 'headings that are read',
  'src/server/system/groups-delivered.ts': 'names of groups, which belong to the business',
  'src/server/system/api-keys.ts': 'the name of an account',
  'src/server/session/security.ts': 'the name of the product',
  'src/server/access/device.ts': 'the name of a browser',
  'src/engine/exchange/columns.ts': 'words that are read',
  'src/lists/product/imports.server.ts': 'headings and words that are read',
  'src/lists/partner/imports.server.ts': 'headings and words that are read',
  'src/lists/shipping-fee/slots.server.ts': 'headings and words that are read',
  'src/books/shifts/difference.server.ts': 'names of records, which belong to the business',
  'src/documents/vat-invoice/source.server.ts': 'what the tax authority gets',
  'src/start/': 'sample data, which belong to the business',
}
const isExcused = (reasons: Readonly<Record<string, string>>, file: string): boolean =>
  Object.keys(reasons).some((begin) => file.startsWith(begin))

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
/** The sign of the currency is the same in both. */
const vietnamese =
  /(['"`])(?:(?!\1|\n).)*[ăâêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãèéìíòóõùúý](?:(?!\1|\n).)*\1/i
const linesWith = (shape: RegExp, reasons: Readonly<Record<string, string>>): string[] =>
  servers
    .filter((file) => !isExcused(reasons, file))
    .flatMap((file) =>
      withoutComments(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .filter((line) => shape.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

it('servers translate into no fixed language', () => {
  expect(servers.length).toBeGreaterThan(300)
  expect(linesWith(/translat(e\(|orFor\()\s*'(vi|en)'/, fixedLanguage)).toEqual([])
})

it('servers have no Vietnamese of their own', () => {
  expect(linesWith(vietnamese, ownWords)).toEqual([])
})
