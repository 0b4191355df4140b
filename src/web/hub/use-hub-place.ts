/** The tabs of a record that the user sees, with their addresses. */
import { useMemo } from 'react'
import type { Hub } from '#model/hub.ts'
import { reportRegistry } from '#reports/index.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { seenTabs, type HubPlace, type HubRights } from './place.ts'

const useHubRights = (): HubRights => {
  const { may } = useRights()
  return useMemo(() => ({ may, document: documentNamed, report: (name: string) => reportRegistry.named(name) }), [may])
}

export const useHubPlace = (hub: Hub, record: Readonly<Record<string, unknown>>, path: string): HubPlace => {
  const rights = useHubRights()
  const today = useToday()
  return useMemo(
    () => ({ path, today, rights, tabs: seenTabs(hub, record, rights) }),
    [hub, record, path, today, rights],
  )
}
