/**
 * All complete list definitions, for the server and tests. Pages only load those they show or refer to (`index.ts`).
 */
import type { ListImportColumn } from '#model/list.ts'
import { listRegistry } from './index.ts'
import { imports as partner } from './partner/imports.ts'
import { imports as product } from './product/imports.ts'

/** Import columns in a file of their own, because the browser learns them from the server. */
const long: Readonly<Record<string, readonly ListImportColumn[]>> = { partner, product }

export const lists = (await listRegistry.loadAll()).map((list) =>
  long[list.name] ? { ...list, imports: long[list.name]! } : list,
)
