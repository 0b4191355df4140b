/**
 * All complete list definitions, for the server and tests. Pages only load those they show or refer to (`index.ts`).
 */
import { listRegistry } from './index.ts'

export const lists = await listRegistry.loadAll()
