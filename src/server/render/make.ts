/** A request → its page or its print: small bodies here, large ones away from the thread that answers calls. */
import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/index.ts'
import { renderHtml } from '#output/html.ts'
import type { Block } from '#output/page.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { isLarge, type Bytes } from './body.ts'
import { parseLongJson } from './long-json.ts'
import type { createLogos } from './logo.ts'
import type { Printed } from './long-print.ts'
import { logoOf, pageOf, readBody, type Registry } from './page.ts'
import type { Printers } from './printers.ts'

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
export const languageOf = (request: FastifyRequest): Language =>
  header(request, 'language')?.trim().toLowerCase() === 'en' ? 'en' : 'vi'

/** Rows that are never drawn here: a form may make many of a small body. */
const longFrom = 1500
const rowsIn = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.is === 'table'
        ? block.rows.length
        : block.is === 'keep'
          ? rowsIn(block.blocks)
          : block.is === 'columns'
            ? block.columns.reduce((inner, column) => inner + rowsIn(column.blocks), 0)
            : 0),
    0,
  )

interface Means extends Registry {
  now: () => Date
  logos: ReturnType<typeof createLogos>
  printers: Printers
}

export const createMaker = ({ now, logos, printers, ...registry }: Means) => {
  const circumstances = (request: FastifyRequest) => ({
    language: languageOf(request),
    now: now(),
    timezone: header(request, 'timezone'),
  })
  const page = async (request: FastifyRequest, body: unknown) => {
    const asked = readBody(body)
    const logo = await logos(logoOf(asked), request.headers)
    return pageOf(asked, registry, { ...circumstances(request), logo })
  }
  const printThere = (request: FastifyRequest, body: Bytes): Promise<Printed> => {
    request.body = null
    return printers.print(
      { body, ...circumstances(request) },
      { code: (code) => (request.body = { code }), logo: (link) => logos(link, request.headers) },
    )
  }
  const printHere = async (request: FastifyRequest): Promise<Printed> => {
    const made = await page(request, request.body)
    if (rowsIn(made.blocks) >= longFrom)
      return printThere(request, new TextEncoder().encode(JSON.stringify(request.body)))
    return { title: made.title, bytes: await drawPdf(made) }
  }
  return {
    html: async (request: FastifyRequest): Promise<string> => {
      if (isLarge(request.body)) request.body = parseLongJson(request.body)
      return renderHtml(await page(request, request.body))
    },
    print: (request: FastifyRequest): Promise<Printed> =>
      isLarge(request.body) ? printThere(request, request.body) : printHere(request),
  }
}
