import { refreshSearch } from '#engine/record/save.ts'
import { defineListSlots } from '#engine/slots.ts'
import { contact } from './index.ts'

/** Partners are found by the names of their contacts, so their search text must be updated. */
export const slots = defineListSlots(contact, {
  async afterSave(scope, { before, after }) {
    const partners = new Set([before?.partner, after?.partner].filter((id) => typeof id === 'string'))
    await refreshSearch(scope, scope.registry.lists.get('partner')!, [...partners])
  },
})
