/** Every report as a whole, for the server and for tests. The pages load the one they show (`index.ts`). */
import { reportRegistry } from './index.ts'

export const reports = await reportRegistry.loadAll()
