/** Leads to the page that says which right is missing (contract system §1). */
import { Navigate } from 'react-router'
import type { RefusedPage } from '#web/menu/page-handle.ts'
import { usePageTitle } from './page-title.ts'

export const Refused = ({ needs }: Pick<RefusedPage, 'needs'>) => {
  const page = usePageTitle()
  return <Navigate to="/noaccess" replace state={{ page, needs } satisfies RefusedPage} />
}
