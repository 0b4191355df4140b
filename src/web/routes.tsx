/** All routes of the application, generated from the definitions (contract system §2). */
import type { ComponentType } from 'react'
import { Navigate, redirect, type RouteObject, useLocation } from 'react-router'
import { bookMetas } from '#books/index.ts'
import { documentMetas } from '#documents/index.ts'
import { loadWebSlots } from '#documents/slots.web.ts'
import { listMetas } from '#lists/index.ts'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { BookMeta } from '#model/book.ts'
import { recordPath, type AnyList, type ListMeta } from '#model/list.ts'
import type { FunctionId } from '#model/right.ts'
import { reportMetas } from '#reports/index.ts'
import { loadBook, loadDocument, loadDocumentForm, loadList, loadListForm, loadReport } from './data/definitions.ts'
import { reportPath } from './menu/report-names.ts'
import { withChunkLimit } from './feedback/chunk-limit.ts'
import { ChunkLost, PageError } from './feedback/page-error.tsx'
import { applyLanguage } from './words/language.ts'
import { loadArea, useWords, type WordArea } from './words/words.ts'
import { areaPaths, documentBases, documentTitle, firstPageOf, viewOfBase, type AreaId } from './menu/areas.ts'
import { areaNeeds, useMenu } from './menu/use-menu.ts'
import { useRights } from './data/profile.ts'
import { systemPages } from './pages/system/pages.ts'
import type { PageHandle } from './menu/page-handle.ts'
import { reportFunctions } from '#model/right.ts'
import {
  counterPath,
  packingPath,
  parcelOverviewPath,
  redirectsTo,
  trashFunctions,
  trashPath,
} from './menu/extra-pages.ts'
import { RefusedAs } from './shell/refused.tsx'
import { Shell } from './shell/shell.tsx'

/** Loads a page; if its chunk cannot be loaded, an error page takes its place. */
const lazyPage = (load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy' | 'ErrorBoundary'> => ({
  ErrorBoundary: PageError,
  lazy: async () => ({ Component: await withChunkLimit(load()).catch(() => ChunkLost) }),
})
const page = (path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  ...lazyPage(load),
})
const home = (handle: PageHandle, load: () => Promise<ComponentType>): RouteObject => ({
  index: true,
  handle,
  ...lazyPage(load),
})
/** Loads a page together with its own translations. */
const withWords = (area: WordArea, load: () => Promise<ComponentType>) => async (): Promise<ComponentType> =>
  (await Promise.all([load(), loadArea(area)]))[0]
const redirectRoute = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) })

const documentRoutes = (meta: DocumentMeta): RouteObject[] => {
  const { screen, label, right, name } = meta
  const load = () => loadDocument(name)
  const form =
    (mode: 'create' | 'update' | 'detail', other = false) =>
    async () => {
      const [{ DocumentForm }, definition, slots] = await Promise.all([
        import('./pages/document-form.tsx'),
        loadDocumentForm(name),
        loadWebSlots(name),
      ])
      return () => <DocumentForm definition={definition} slots={slots} mode={mode} other={other} />
    }
  return documentBases(meta).flatMap((base): RouteObject[] => {
    const list = `${base}/${screen.list}`
    const view = (shape: 'list' | 'grid') =>
      withWords('listing', async () => {
        const [{ DocumentList }, definition] = await Promise.all([import('./pages/document-list.tsx'), load()])
        return () => <DocumentList definition={definition} base={base} view={shape} />
      })
    const detail =
      screen.detail === screen.update
        ? []
        : [
            page(
              `${base}/${screen.detail}`,
              { label, kind: 'detail', needs: [[right, 'R']], back: list },
              form('detail'),
            ),
          ]
    const other = screen.createOther
    return [
      redirectRoute(base, list),
      page(list, { label: documentTitle(meta), needs: [[right, 'R']] }, view('list')),
      page(`${base}/${screen.grid}`, { label: documentTitle(meta), needs: [[right, 'R']] }, view('grid')),
      page(`${base}/${screen.create}`, { label, kind: 'create', needs: [[right, 'A']], back: list }, form('create')),
      ...detail,
      ...(screen.update
        ? [
            page(
              `${base}/${screen.update}`,
              { label, kind: 'update', needs: [[right, 'R']], back: list },
              form('update'),
            ),
          ]
        : []),
      ...(other
        ? [
            page(
              `${base}/${other.path}`,
              { label: other.label, kind: 'create', needs: [[right, 'A']], back: list },
              form('create', true),
            ),
            page(
              `${base}/${other.update}`,
              { label: other.label, kind: 'update', needs: [[right, 'R']], back: list },
              form('update', true),
            ),
          ]
        : []),
      ...(screen.import ? [importRoute(base, { load, label: documentTitle(meta), right, list })] : []),
    ]
  })
}

const importRoute = (
  base: string,
  {
    load,
    label,
    right,
    list,
    narrow,
  }: {
    load: () => Promise<AnyDocument | AnyList>
    label: string
    right: FunctionId
    list: string
    narrow?: Readonly<Record<string, string>>
  },
): RouteObject =>
  page(
    `${base}/import`,
    { label, kind: 'import', needs: [[right, 'A']], back: list },
    withWords('importing', async () => {
      const [{ ImportPage }, definition] = await Promise.all([import('./import/import-page.tsx'), load()])
      return () => <ImportPage definition={definition} back={list} narrow={narrow} />
    }),
  )

const listRoutes = (meta: ListMeta): RouteObject[] => {
  const { right, open, screen, name } = meta
  const load = () => loadList(name)
  const reading: PageHandle['needs'] = open ? [] : [[right, 'R']]
  return screen.bases.flatMap((base): RouteObject[] => {
    const part = viewOfBase(meta, base)
    const { label, narrow } = part
    const list = `${base}/list`
    const shown: PageHandle = {
      label,
      needs: reading,
      ...(screen.leavesWhenExpired && { leavesWhenExpired: true }),
    }
    const view = (shape: 'list' | 'grid') =>
      withWords('listing', async () => {
        const [{ ListPage }, definition] = await Promise.all([import('./pages/list-page.tsx'), load()])
        return () => <ListPage definition={definition} base={base} view={shape} part={part} />
      })
    const form = async () => {
      const [{ recordPageOf }, definition] = await Promise.all([import('./pages/list-form.tsx'), loadListForm(name)])
      const Form = await recordPageOf(name)
      return () => <Form definition={definition} base={base} narrow={narrow} />
    }
    const hub = withWords('hub', async () => {
      const [{ HubPage }, { loadHub }, { loadRecordPart }, definition] = await Promise.all([
        import('./pages/hub-page.tsx'),
        import('#lists/hubs.web.ts'),
        import('#lists/form-parts.web.ts'),
        loadListForm(name),
        loadArea('stored'),
      ])
      const [declared, part] = await Promise.all([loadHub(name), loadRecordPart(name)])
      return () => <HubPage definition={definition} hub={declared} base={base} narrow={narrow} formPart={part} />
    })
    return [
      redirectRoute(base, list),
      page(list, shown, view('list')),
      page(`${base}/grid`, shown, view('grid')),
      ...(screen.updates
        ? [page(recordPath(screen, base, null), { label, kind: 'add', needs: [[right, 'A']], back: list }, form)]
        : []),
      screen.hub
        ? page(
            `${recordPath(screen, base, ':id')}/:tab?/:part?`,
            { label, kind: 'detail', needs: reading, back: list },
            hub,
          )
        : page(
            recordPath(screen, base, ':id'),
            { label, kind: screen.updates ? 'update' : 'detail', needs: reading, back: list },
            form,
          ),
      ...(screen.import ? [importRoute(base, { load, label, right, list, narrow })] : []),
    ]
  })
}

const bookRoutes = ({ name, label, right, path, grid, detail }: BookMeta): RouteObject[] => {
  const view = (shape: 'list' | 'grid') =>
    withWords('listing', async () => {
      const [{ BookPage }, { screenOfBook }, definition] = await Promise.all([
        import('./pages/book-page.tsx'),
        import('#books/screens.web.ts'),
        loadBook(name),
      ])
      const screen = await screenOfBook(name)
      return () => <BookPage definition={definition} screen={screen} view={shape} />
    })
  const handle: PageHandle = { label, needs: [[right, 'R']] }
  const one = withWords('listing', async () => {
    const [{ screenOfBook }] = await Promise.all([import('#books/screens.web.ts'), loadBook(name)])
    return (await screenOfBook(name)).loadDetail!()
  })
  return [
    page(path, handle, view('list')),
    ...(grid ? [page(grid, handle, view('grid'))] : []),
    ...(detail
      ? [page(detail.path, { label: detail.label, kind: 'detail', needs: handle.needs!, back: path }, one)]
      : []),
  ]
}

const reportNeeds = reportFunctions.map((id) => [id, 'R'] as const)
const reportHome = page(
  '/reports/reportbill/data/list',
  { label: 'menu.report', needs: reportNeeds },
  withWords('reports', async () => (await import('./pages/report-home.tsx')).ReportHome),
)
const reportBack = '/reports/reportbill/data/list'
const reportPages = reportMetas.map((meta) =>
  page(reportPath(meta), { label: 'menu.report', needs: [[meta.right, 'R']], back: reportBack }, async () => {
    const [{ ReportPage }, report] = await Promise.all([import('./pages/report-page.tsx'), loadReport(meta.name)])
    return () => <ReportPage report={report} />
  }),
)
const unknownReport = page(
  '/reports/reportbill/data/:name',
  { label: 'menu.report', needs: reportNeeds, back: reportBack },
  withWords('reports', async () => (await import('./pages/report-page.tsx')).UnknownReport),
)

/** Redirects and keeps the query: `/purchase/company?q=…`. */
const RedirectWithQuery = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate to={to.includes('?') ? to : to + search} replace />
}

const pages: readonly RouteObject[] = [
  home(
    { label: 'page.dashboard', heading: 'page.overview' },
    withWords('home', async () => (await Promise.all([import('./pages/home.tsx'), loadArea('attention')]))[0].Home),
  ),
  ...documentMetas.flatMap(documentRoutes),
  ...listMetas.flatMap(listRoutes),
  ...bookMetas.flatMap(bookRoutes),
  reportHome,
  ...reportPages,
  unknownReport,
  ...systemPages.map(({ path, handle, load }) => page(path, handle, load)),
  page(parcelOverviewPath, { label: 'menu.parcelOverview', needs: [['Shipping', 'R']] }, async () =>
    (await import('#web/pages/rare-pages.ts')).loadParcelOverview(),
  ),
  page(counterPath, { label: 'menu.counter', needs: [['Order', 'A']] }, async () => {
    const [{ CounterPage, loadForm }] = await Promise.all([
      import('#documents/sales-bill/counter-page.web.tsx'),
      loadArea('counter'),
      loadArea('documents'),
      loadArea('goods'),
    ])
    await loadForm()
    return CounterPage
  }),
  page(packingPath, { label: 'menu.packing', needs: [['Shipping', 'A']] }, async () =>
    (await import('#web/pages/rare-pages.ts')).loadPacking(),
  ),
  page('/help', { label: 'shell.help' }, async () => (await import('#web/pages/rare-pages.ts')).loadHelpHome()),
  page('/help/:task', { label: 'shell.help', back: '/help' }, async () =>
    (await import('#web/pages/rare-pages.ts')).loadHelpTask(),
  ),
  page(trashPath, { label: 'trash.title', needs: trashFunctions.map((id) => [id, 'D'] as const) }, async () =>
    (await import('#web/pages/rare-pages.ts')).loadTrashPage(),
  ),
]

/** The address of an area alone, as somebody shortens it. */
const AreaHome = ({ area }: { area: AreaId }) => {
  const menu = useMenu()
  const { pending } = useRights()
  const { label } = useWords()
  const first = firstPageOf(menu, area)
  if (pending) return null
  return first ? <Navigate to={first} replace /> : <RefusedAs page={label(`area.${area}`)} needs={areaNeeds(area)} />
}

const addresses = new Set(['/', ...pages.flatMap(({ path }) => path ?? [])])

const shortcuts = redirectsTo(addresses)
const taken = new Set([...addresses, ...shortcuts.map(({ from }) => from)])

export const routes = (): RouteObject[] => [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    // The language cookie is set before each navigation (contract system §1).
    loader: () => {
      applyLanguage()
      return null
    },
    shouldRevalidate: () => true,
    children: [
      ...pages,
      ...shortcuts.map(({ from, to, rights }): RouteObject => ({
        path: from,
        handle: { label: 'menu.report', needs: rights.map((id) => [id, 'R'] as const) } satisfies PageHandle,
        element: <RedirectWithQuery to={to} />,
      })),
      ...[...areaPaths]
        .filter(([path]) => !taken.has(path))
        .map(([path, area]): RouteObject => ({ path, element: <AreaHome area={area} /> })),
      page(
        '/general/table',
        { label: 'page.table' },
        withWords('listing', async () => (await import('./pages/sample-table.tsx')).SampleTable),
      ),
      page(
        '/noaccess',
        { label: 'page.noAccess' },
        withWords('owner', async () => (await import('./pages/no-access.tsx')).NoAccess),
      ),
      page('*', { label: 'page.notFound' }, async () => (await import('./pages/not-found.tsx')).NotFound),
    ],
  },
]
