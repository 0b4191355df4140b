/** Makes the page or PDF for a request in a worker thread, even if it is small. */
import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/fill.ts'
import { Unreadable } from '#kernel/problem.ts'
import { alone, type Bytes } from './body.ts'
import type { createLogos } from './logo.ts'
import type { createOwnForms } from './own-form.ts'
import type { MadePage, PageFormat } from './job.ts'
import type { Printers } from './printers.ts'

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
export const languageOf = (request: FastifyRequest): Language =>
  header(request, 'language')?.trim().toLowerCase() === 'en' ? 'en' : 'vi'

interface MakerOptions {
  now: () => Date
  logos: ReturnType<typeof createLogos>
  forms: ReturnType<typeof createOwnForms>
  printers: Printers
}

const bytesOf = (body: unknown): Bytes => {
  if (!(body instanceof Uint8Array)) throw new Unreadable('unreadable')
  return alone(body)
}

export const createMaker =
  ({ now, logos, forms, printers }: MakerOptions) =>
  (request: FastifyRequest, wanted: PageFormat): Promise<MadePage> => {
    const body = bytesOf(request.body)
    request.body = null
    return printers.make(
      { body, wanted, language: languageOf(request), now: now(), timezone: header(request, 'timezone') },
      {
        code: (code) => (request.body = { code }),
        logo: (link) => logos(link, request.headers),
        form: (named) => forms(named, request.ownForms ?? new Map(), request.headers),
      },
    )
  }
