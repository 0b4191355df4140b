/** Where a worker's tests take place. */
import { test } from '@playwright/test'

export interface Place {
  /** Where the product answers; programs outside of the browser do not know the names below localhost. */
  url: string
  tenant: string
  /** The tenant's pages. */
  address: string
}

/** The first worker has the demo tenant that `npm start` makes, each other one a copy of it. */
export const tenantOf = (worker: number): string => (worker === 0 ? 'demo' : `demo${worker + 1}`)

export const place = (): Place => {
  const { project, parallelIndex } = test.info()
  const url = project.use.baseURL!
  const tenant = tenantOf(parallelIndex)
  return { url, tenant, address: url.replace('//', `//${tenant}.`) }
}
