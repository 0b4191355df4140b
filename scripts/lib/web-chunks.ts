/**
 * Which modules of the web program stand in one file: those that the same kinds of pages need. A file of a few hundred
 * bytes hardly compresses, and one of many modules brings pages what they never use.
 */
import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Module {
  code: string | null
  importedIds: readonly string[]
}
/** What the bundler tells of the program while it chooses. */
interface Program {
  getModuleInfo: (id: string) => Module | null
}

const source = fileURLToPath(new URL('../../src/', import.meta.url))
  .split(sep)
  .join('/')
const icons = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))
  .split(sep)
  .join('/')

/** What follows a form once it stands: its saving, and the list of goods. */
const soonInForms = [
  'web/form/save/saving.ts',
  'web/form/save/questions/form-banners.tsx',
  'web/form/lines/goods/goods-popup.tsx',
]

/** What a form of a document loads once it rests. */
const laterInForms = ['web/form/save/saved-notice.ts', 'web/ui/fields/calendar.tsx']

/** What a kind of page begins with, in the order in which a file that some of them share is named. */
const kinds = {
  login: ['web/main.tsx', 'web/login/mount.tsx'],
  shell: ['web/main.tsx', 'web/app.tsx', 'web/data/prefetch.ts'],
  /** Of the frame, as soon as the page stands. */
  soon: ['web/shell/offline-banner.tsx'],
  /** Of the frame, once the page rests. */
  later: [
    'web/shell/notice-list.tsx',
    'web/shell/profile-panel.tsx',
    'web/shell/quick-create-list.tsx',
    'web/login/password-question.tsx',
  ],
  home: ['web/pages/home.tsx'],
  list: ['web/pages/document-list.tsx', 'web/pages/list-page.tsx'],
  form: ['web/pages/document-form.tsx', 'documents/sales-bill/slots.web.ts', ...soonInForms, ...laterInForms],
  counter: ['documents/sales-bill/counter-page.web.tsx', ...soonInForms],
  record: ['web/pages/list-form.tsx'],
  report: ['web/pages/report-page.tsx'],
  /** Drawn soon after a page stands, looked at for their icons alone: the strip below the lines, the chip of a shift. */
  strip: ['web/form/lines/line-strip.tsx', 'books/shifts/chip-view.web.tsx'],
  /** Of lists, once a row can be chosen. */
  chosen: ['web/list/actions/bulk-bar.tsx'],
} as const
type PageKind = keyof typeof kinds
const pageKinds = Object.keys(kinds) as PageKind[]

/** These modules have files of their own, which import the others: in one with them, each would import the other. */
const entries: ReadonlySet<string> = new Set([`${source}web/main.tsx`, `${source}web/app.tsx`])

/** What the registries of definitions import. */
const belowRegistries = [
  'kernel',
  'model',
  'wire',
  'i18n',
  'documents/_shared',
  'lists/_shared',
  'books/_shared',
  'reports/_shared',
].map((folder) => `${source}${folder}/`)

const belowDefinitions = ['kernel', 'model', 'wire'].map((folder) => `${source}${folder}/`)
/** Of which the bundler makes a file for forms where nothing else is said (`vite.config.ts`). */
const ofForms = ['form', 'values', 'pickers', 'print'].map((folder) => `${source}web/${folder}/`)

/** The file of each icon by all its names: `History` is in `rotate-ccw-clock.mjs`. */
const iconFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(`${icons}lucide-react.mjs`, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g),
    ].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [name!, icons + file!] as const),
    ),
  )

/** All that is loaded with these modules; of packages only icons, which stand in a file each. */
const neededBy = (starts: readonly string[], program: Program, files: ReadonlyMap<string, string>) => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id) || id.includes('/node_modules/')) return
    found.add(id)
    const { importedIds = [], code } = program.getModuleInfo(id) ?? {}
    importedIds.forEach(add)
    for (const [, names] of (code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g))
      for (const name of names!.split(',')) found.add(files.get(name.trim().split(/\s/)[0]!) ?? '')
  }
  starts.forEach((start) => add(source + start))
  return found
}

const neededByKind = (program: Program) => {
  const files = iconFiles()
  return pageKinds.map((kind) => [kind, neededBy(kinds[kind], program, files)] as const)
}

/** The name of the file of a module; null: the bundler decides. */
export const chunkNames = (): ((id: string, program: Program) => string | null) => {
  let known: ReturnType<typeof neededByKind> | undefined
  return (id, program) => {
    known ??= neededByKind(program)
    const all = known.filter(([, modules]) => modules.has(id)).map(([kind]) => kind)
    const isAlone = all.length === 1
    // A list has what can be done with chosen rows already, and of what follows a page only icons are grouped.
    const needing = all.filter((kind) => {
      if (kind === 'chosen') return !all.includes('list')
      return kind !== 'strip' || (isAlone && id.startsWith(icons))
    })
    if (entries.has(id)) return null
    // What draws icons.
    if (id.startsWith(icons) && !id.startsWith(`${icons}icons/`)) return 'kernel'
    if (needing.length > 1 && needing.includes('login')) return 'start'
    // What every page loads soon, and some begin with, is no reason for them to load the rest of it.
    if (needing.includes('shell') || (['soon', 'later'] as const).some((one) => needing.includes(one) && !isAlone)) {
      // The registries have a file between the two.
      return belowRegistries.some((one) => id.startsWith(one)) ? 'kernel' : 'shell'
    }
    if (needing.includes('later')) return 'later'
    // The start page needs little of what lies below the definitions, and all other pages much: it does without that.
    if (needing.includes('home') && belowDefinitions.some((one) => id.startsWith(one))) return 'kernel'
    // Inputs and prints that forms load later: in a file with forms they would bring a report the lines of documents.
    if (needing.length === 1 && needing[0] === 'report' && ofForms.some((one) => id.startsWith(one)))
      return 'report-inputs'
    if (id.startsWith(icons) && needing.length === 1) return `${needing[0]}-icons`
    // Definitions, and what they are made of, come with any page: they are grouped by what they are.
    const isOfPages =
      /\.web\.tsx?$/.test(id) || [`${source}web/`, `${source}output/`, icons].some((one) => id.startsWith(one))
    return isOfPages && needing.length > 1 ? needing.join('-') : null
  }
}
