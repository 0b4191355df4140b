import { refreshSearch } from '#engine/record-save.ts'
import type { ListSlots, StoredRecord } from '#engine/record.ts'

/** A partner is found by the names of its contacts. */
export const slots: ListSlots = {
  async afterSave(scope, { before, after }: { before: StoredRecord | null; after: StoredRecord | null }) {
    const partners = new Set([before?.['partner'], after?.['partner']].filter((id) => typeof id === 'string'))
    await refreshSearch(scope, scope.registry.lists.get('partner')!, [...partners])
  },
}
