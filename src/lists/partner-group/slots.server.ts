import type { ListSlots } from '#engine/scope.ts'
import { objTypeSql } from '../_shared/partner-type.server.ts'

export const slots: ListSlots = {
  sql: { filters: { objType: objTypeSql } },
}
