import type { ListSlots } from '#engine/record.ts'
import { objTypeSql } from '../_shared/partner-type.server.ts'

export const slots: ListSlots = {
  sql: { filters: { objType: objTypeSql } },
}
