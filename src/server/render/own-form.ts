/** Forms that a tenant made or changed: the application says which there are, and is asked for the one that is printed. */
import type { IncomingHttpHeaders } from 'node:http'
import { isPaperSize, type PaperChoice } from '#output/page.ts'
import { isRoll } from '#output/roll.ts'
import { parseJson } from '#server/http/json.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { fetchFromApplication, type Application } from './guard.ts'
import type { NamedForm } from './roll-form.ts'

export interface OwnForm {
  content: string
  /** The form's paper, for calls that name none. */
  choice: PaperChoice
}

/** By codes in small letters, whether they are in use. */
export type OwnCodes = ReadonlyMap<string, boolean>

export const ownCodes = (sent: unknown): OwnCodes =>
  new Map(
    (Array.isArray(sent) ? sent : []).flatMap((one: unknown): [string, boolean][] =>
      isObject(one) && typeof one['code'] === 'string' ? [[one['code'].toLowerCase(), one['active'] === true]] : [],
    ),
  )

const lengthOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const formIn = (bytes: Buffer): OwnForm | null => {
  const answer = parseJson(bytes.toString())
  const data = isObject(answer) ? answer['Data'] : undefined
  if (!isObject(data) || typeof data['content'] !== 'string') return null
  const [pageWidth, pageHeight] = [lengthOf(data['pageWidth']), lengthOf(data['pageHeight'])]
  return {
    content: data['content'],
    choice: {
      ...(isPaperSize(data['size']) && { size: data['size'] }),
      ...(data['orientation'] === 'landscape' && { orientation: 'landscape' }),
      ...(pageWidth !== undefined && { pageWidth }),
      ...(pageHeight !== undefined && { pageHeight }),
    },
  }
}

/** Null for a form that is as it was delivered, which costs no call. Throws Rejected 503 without an answer. */
export const createOwnForms =
  (application: Application) =>
  async (
    { code, standsFor, size }: NamedForm,
    codes: OwnCodes,
    headers: IncomingHttpHeaders,
  ): Promise<OwnForm | 'unused' | null> => {
    const isUsed = codes.get(code.toLowerCase())
    if (isUsed === false) return 'unused'
    if (isUsed === undefined && !codes.has(standsFor.toLowerCase())) return null
    // On a roll another form of its kind may take its place.
    const paper = size && isRoll(size) ? `&size=${size}` : ''
    const path = `/api/print-form?code=${encodeURIComponent(code)}${paper}`
    const answer = await fetchFromApplication(application, path, headers).catch(() => {
      throw new Rejected(503, 'unavailable')
    })
    // Deleted or put away since the session was checked.
    return answer.status === 200 ? (formIn(answer.bytes) ?? 'unused') : 'unused'
  }
