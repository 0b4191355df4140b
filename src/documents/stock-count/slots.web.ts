import { lazy } from 'react'
import type { WebSlots } from '#web/form/web-slots.ts'
import { loadArea } from '#web/session/words.ts'

const form = lazy(async () => {
  const [{ CountForm }] = await Promise.all([import('./form.web.tsx'), loadArea('count')])
  return { default: CountForm }
})

export const slots: WebSlots = { form }
