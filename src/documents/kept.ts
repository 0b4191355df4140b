/**
 * Kinds of documents that the program keeps by itself: they post and are verified like all others, but have no calls,
 * entries of the menu and forms of their own. Who reads them has a book for it.
 */
import type { AnyDocument } from '#model/document.ts'
import { carrierOpening } from './carrier-opening/index.ts'
import { shipment } from './shipment/index.ts'

export const keptDocuments: readonly AnyDocument[] = [shipment, carrierOpening]
