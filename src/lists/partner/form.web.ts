import { loadArea } from '#web/words/words.ts'

/** Loads the part of the form that draws the address, with its words. */
export const loadPart = async () => {
  const [{ part }] = await Promise.all([import('./address-form.web.tsx'), loadArea('lists')])
  return part
}
