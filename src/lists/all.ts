/** Every master list as a whole, for the server and for tests. The pages load those they show or refer to (`index.ts`). */
import { listRegistry } from './index.ts'

export const lists = await listRegistry.loadAll()
