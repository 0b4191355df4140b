/**
 * Several documents of one print call: `documents` in the order they are printed in, each as a call of its own would
 * have it, and how many copies of each are made.
 */
import { Unreadable } from '#kernel/problem.ts'
import { objectBody } from '#wire/body.ts'
import { isObject } from '#wire/values.ts'
import { readBody, unreadable, type PrintRequest } from './page.ts'

export interface PrintRequests {
  requests: readonly PrintRequest[]
  /** Prints of A5 across share a sheet of A4. */
  isPaired: boolean
}

/** So many are made within the time of one call, also where each has several pages. */
const mostPrints = 300
const mostCopies = 9

const copiesOf = (value: unknown): number => {
  if (value === undefined || value === null) return 1
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > mostCopies)
    throw unreadable('copies', value)
  return value
}

/** A single copy says nothing of itself; of several each says which it is. */
const copied = (request: PrintRequest, copies: number): PrintRequest[] =>
  copies === 1
    ? [request]
    : Array.from({ length: copies }, (_, at) => ({ ...request, info: { ...request.info, copyNumber: at + 1, copies } }))

/** Reads the body of a print call; throws Unreadable. */
export const readBodies = (sent: unknown): PrintRequests => {
  const body = objectBody(sent)
  const { documents, perSheet } = body
  const isPaired = perSheet === 2
  if (!isPaired && perSheet !== undefined && perSheet !== null && perSheet !== 1) throw unreadable('perSheet', perSheet)
  const all = documents === undefined ? [body] : documents
  if (!Array.isArray(all) || all.length === 0) throw unreadable('documents', documents)
  const requests = all.flatMap((one: unknown) =>
    copied(readBody(one), copiesOf(isObject(one) ? one['copies'] : undefined)),
  )
  if (requests.length > mostPrints) throw new Unreadable('printTooMany', { n: String(mostPrints) })
  return { requests, isPaired }
}
