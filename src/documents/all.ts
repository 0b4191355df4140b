/** Every document as a whole, for the server and for tests. The pages load the one they show (`index.ts`). */
import { documentRegistry } from './index.ts'

export const documents = await documentRegistry.loadAll()
