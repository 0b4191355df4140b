/** Redirects to /noaccess when the user lacks the right to the page (contract system §1). */
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { Loading } from '#web/ui/parts.tsx'
import { usePageHandle } from './page-title.ts'

export const Guard = ({ children }: { children: ReactNode }) => {
  const needs = usePageHandle()?.needs ?? []
  const { may, pending } = useRights()
  if (needs.length === 0) return children
  if (pending) return <Loading />
  return needs.some(([id, flag]) => may(id, flag)) ? children : <Navigate to="/noaccess" replace />
}
