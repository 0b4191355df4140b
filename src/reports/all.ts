/** All complete report definitions, for the server and tests. Pages only load the one they show (`index.ts`). */
import { reportRegistry } from './index.ts'

export const reports = await reportRegistry.loadAll()
