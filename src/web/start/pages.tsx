/** The guided start and its own ways to pages of others, which lead back to it. */
import type { ComponentType } from 'react'
import { loadList, loadReferred } from '#web/data/definitions.ts'
import type { PageHandle } from '#web/menu/page-handle.ts'
import { loadArea } from '#web/words/words.ts'

const startPath = '/start'

interface StartRoute {
  path: string
  handle: PageHandle
  load: () => Promise<ComponentType>
}

/** An import that ends on the page of the start. */
const importer = (path: string, handle: Pick<PageHandle, 'label' | 'needs'>, list: string): StartRoute => ({
  path: `${startPath}/${path}`,
  handle: { ...handle, kind: 'import', back: startPath },
  load: async () => {
    const [{ ImportStep }, definition] = await Promise.all([
      import('./import-step.tsx'),
      loadList(list),
      loadArea('importing'),
      loadArea('start'),
    ])
    return () => <ImportStep definition={definition} back={startPath} />
  },
})

export const startPages: readonly StartRoute[] = [
  {
    path: startPath,
    handle: { label: 'page.start' },
    load: async () => (await Promise.all([import('./start-page.tsx'), loadArea('start')]))[0].StartPage,
  },
  {
    path: `${startPath}/company`,
    handle: { label: 'menu.company', needs: [['Config', 'R']], back: startPath },
    load: async () => {
      const [{ CompanyForm, settingFields }] = await Promise.all([
        import('#web/pages/system/section-form.tsx'),
        loadArea('owner'),
        loadArea('listing'),
      ])
      await loadReferred(settingFields)
      return CompanyForm
    },
  },
  importer('goods', { label: 'product', needs: [['Product', 'A']] }, 'product'),
  importer('partners', { label: 'partner', needs: [['Customer', 'A']] }, 'partner'),
]
