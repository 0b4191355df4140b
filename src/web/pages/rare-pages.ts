/**
 * Pages with their words, apart from the routes, which every page loads: those of print templates, the guided start, the
 * overview of parcels and packing them, what was deleted, help.
 */
import type { ComponentType } from 'react'
import { loadArea } from '#web/words/words.ts'

export const loadTemplateList = async (): Promise<ComponentType> => {
  const [{ TemplateList }] = await Promise.all([import('#web/template/list-page.tsx'), loadArea('owner')])
  return TemplateList
}
export const loadTemplatePage = async (): Promise<ComponentType> => {
  const [{ TemplatePage }] = await Promise.all([
    import('#web/template/edit/editor-page.tsx'),
    loadArea('owner'),
    loadArea('labels'),
  ])
  return TemplatePage
}
export const loadStartPage = async (): Promise<ComponentType> => {
  const [{ StartPage }] = await Promise.all([import('#web/start/start-page.tsx'), loadArea('owner')])
  return StartPage
}
export const loadParcelOverview = async (): Promise<ComponentType> => {
  const [{ ParcelOverview }] = await Promise.all([
    import('./parcel-overview.tsx'),
    loadArea('books'),
    loadArea('listing'),
  ])
  return ParcelOverview
}
export const loadPacking = async (): Promise<ComponentType> => {
  const [{ PackingPage }] = await Promise.all([
    import('#books/shipments/packing-page.web.tsx'),
    loadArea('books'),
    loadArea('packing'),
    loadArea('listing'),
  ])
  return PackingPage
}
export const loadTrashPage = async (): Promise<ComponentType> => {
  const [{ TrashPage }] = await Promise.all([import('./trash-page.tsx'), loadArea('removal'), loadArea('listing')])
  return TrashPage
}
export const loadHelpHome = async (): Promise<ComponentType> => {
  const [{ HelpHome }] = await Promise.all([import('./help-page.tsx'), loadArea('help')])
  return HelpHome
}
export const loadHelpTask = async (): Promise<ComponentType> => {
  const [{ HelpTaskPage }] = await Promise.all([import('./help-page.tsx'), loadArea('help')])
  return HelpTaskPage
}
