/**
 * `npm run replay -- <file.csv> [--url http://host:port] [--tenant code]`: enters the invoices of a real shop through
 * the same calls as a browser, and compares each figure with the file. Exits with 1 if one differs.
 */
import { readFileSync } from 'node:fs'
import { readCommandLine } from './lib/command-line.ts'
import { openInstallation } from './lib/installation.ts'
import { findProduct } from './lib/product.ts'
import { replay } from './replay/replay.ts'
import { readSales } from './replay/sales.ts'
import { codeFor } from './replay/shop.ts'

const usage = `Cách dùng · Usage:
  npm run replay -- <file.csv> [--url http://127.0.0.1:8080] [--tenant <code>]
The file: InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country (as "Online Retail", UCI)`

const main = async (): Promise<void> => {
  const { values, positionals } = readCommandLine(usage, { url: { type: 'string' }, tenant: { type: 'string' } })
  const [path] = positionals
  if (!path) throw new Error(usage)
  const file = readSales(readFileSync(path, 'utf8'))
  const url = (values.url ?? 'http://127.0.0.1:8080').replace(/\/$/, '')
  const product = await findProduct(url, values.url !== undefined)
  try {
    const installation = await openInstallation()
    try {
      const where = { url: product.url, tenant: values.tenant ?? codeFor(path), databases: installation }
      const { isRight, text } = await replay(where, file)
      console.log(text)
      if (!isRight) process.exitCode = 1
    } finally {
      await installation.close()
    }
  } finally {
    await product.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
