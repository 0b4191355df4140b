/** The pages of print templates with their words. Apart from the routes, which every page loads. */
import type { ComponentType } from 'react'
import { loadArea } from '#web/words/words.ts'

export const loadTemplateList = async (): Promise<ComponentType> => {
  const [{ TemplateList }] = await Promise.all([import('./list-page.tsx'), loadArea('owner')])
  return TemplateList
}
export const loadTemplatePage = async (): Promise<ComponentType> => {
  const [{ TemplatePage }] = await Promise.all([
    import('./edit/editor-page.tsx'),
    loadArea('owner'),
    loadArea('labels'),
  ])
  return TemplatePage
}
