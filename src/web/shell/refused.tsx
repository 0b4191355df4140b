/** Leads to the page that says which right is missing (contract system §1). */
import { Navigate } from 'react-router'
import type { RefusedPage } from '#web/menu/page-handle.ts'
import { usePageTitle } from './page-title.ts'

export const RefusedAs = (refused: RefusedPage) => <Navigate to="/noaccess" replace state={refused} />

export const Refused = ({ needs }: Pick<RefusedPage, 'needs'>) => <RefusedAs page={usePageTitle()} needs={needs} />
