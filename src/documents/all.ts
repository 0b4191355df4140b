/** All complete document definitions, for the server and tests. Pages only load the one they show (`index.ts`). */
import { documentRegistry } from './index.ts'

export const documents = await documentRegistry.loadAll()
