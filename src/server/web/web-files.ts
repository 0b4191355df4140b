/**
 * Serves the web program from dist/web: hashed files with unlimited caching, and the HTML page at every other
 * address.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../process/config.ts'
import { pageMaker } from './page-chunks.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../dist/web')

/** The address of the print service: the same host, another port. '' for an invalid host. */
export const printHost = (host: string, { printPort }: Pick<Config, 'printPort'>): string => {
  const name = host.replace(/:\d+$/, '')
  return /^[a-z0-9.-]+$|^\[[0-9a-f:]+\]$/i.test(name) ? `${name}:${printPort}` : ''
}

/** The manifest of the build is in the same folder but is not served. */
export const isOurs = (path: string): boolean => /(?:^|\/)chunks\.json(?:\.\w+)?$/i.test(path)

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

const unbuilt: Answer = (_request, reply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('Giao diện web chưa được dựng (npm run build). The web is not built (npm run build).')

/** Returns the handler for requests that no route answers. */
export const serveWeb = async (app: FastifyInstance): Promise<Answer> => {
  if (!existsSync(join(folder, 'index.html'))) return unbuilt
  const pageFor = pageMaker(folder)
  await app.register(files, { root: folder, serve: false, index: false, dotfiles: 'deny', preCompressed: true })
  return (request, reply) => {
    const path = decodeURIComponentSafe(request.url.split('?')[0]!)
    if (!['GET', 'HEAD'].includes(request.method)) return reply.code(405).send()
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.includes('..')
    if (isFile && !isOurs(path) && existsSync(join(folder, path))) {
      const isHashed = path.startsWith('/assets/')
      return reply.sendFile(path.slice(1), isHashed ? { maxAge: '365d', immutable: true } : { maxAge: 0 })
    }
    if (isFile) return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const language = cookie(request, 'language')
    const page = pageFor({ path, language, isSignedIn: cookie(request, 'token') !== '' })
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  }
}

const cookie = (request: FastifyRequest, name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? ''

const decodeURIComponentSafe = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return '/'
  }
}
