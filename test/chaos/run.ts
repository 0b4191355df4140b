/**
 * `npm run chaos [-- --short] [--seed n] [--kills n] [--minutes n] [--workers n] [--no-restore]`: breaks the running
 * product in every way that can be arranged on one machine while eight clerks work, and compares what is left with what
 * they were told. `--workers`: how many processes each installation serves with; default one.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cutLines } from './cuts.ts'
import { median } from '../../bench/support/table.ts'
import { seconds } from '../../scripts/lib/restart.ts'
import { turnClocks } from './clocks.ts'
import { fillDisk, mountSmallDisk, unmount } from './disks.ts'
import { killMany, returnOfApplication, type Kill } from './faults.ts'
import { databaseOf, setClock, startProduct, type Part, type Product } from './product.ts'
import { backUpAndRestore } from './restores.ts'
import { begin, finish, look, newFolder, type Trial } from './trial.ts'
import { tryTwins } from './twins.ts'
import { createVerdict, endTrial, type Verdict } from './verdict.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    kills: { type: 'string' },
    minutes: { type: 'string' },
    workers: { type: 'string', default: '1' },
    restore: { type: 'boolean', default: true },
  },
})
const isShort = values.short
const seed = Number(values.seed ?? 20_261_121)
const killCount = Number(values.kills ?? (isShort ? 6 : 200))
const minutes = Number(values.minutes ?? 20)
const clerks = 8
const lookEvery = 50

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const from = performance.now()
const progress = (line: string): void => say(`${seconds(performance.now() - from).padStart(8)}  ${line}`)

const words: Readonly<Record<Part, string>> = {
  application: 'the application',
  print: 'the print service',
  postgres: 'PostgreSQL',
  backend: 'one connection of PostgreSQL',
}

const noteKills = (verdict: Verdict, kills: readonly Kill[]): void => {
  for (const part of Object.keys(words) as Part[]) {
    const times = kills.filter((one) => one.part === part).map((one) => one.recoveryMs)
    if (times.length === 0) continue
    const figure = `${times.length} ×, ${seconds(median(times))} / ${seconds(Math.max(...times))}`
    verdict.note(`killed: ${words[part]}; working again after, median / longest`, figure)
  }
}

/** The log must tell of each end and of each return. */
const checkLog = (verdict: Verdict, { products, main }: Trial, kills: readonly Kill[]): void => {
  const log = products.map((one) => one.log()).join('')
  const count = (pattern: RegExp) => log.match(pattern)?.length ?? 0
  const expected: [string, RegExp, Part][] = [
    ['server is back', returnOfApplication, 'application'],
    ['print is back', /^print is back after/gm, 'print'],
    ['PostgreSQL is back', /^PostgreSQL is back after/gm, 'postgres'],
    ['database back', /"msg":"database back"/gm, 'backend'],
  ]
  const missing = expected.flatMap(([text, pattern, part]) => {
    const [told, happened] = [count(pattern), kills.filter((one) => one.part === part).length]
    return told < happened ? [`"${text}" stands in the log ${told} times, it happened ${happened} times`] : []
  })
  const waits = readFileSync(join(main.dataDir, 'postgres.log'), 'utf8').match(/deadlock detected/g)?.length ?? 0
  verdict.note('deadlocks, each repeated by the program', String(waits))
  const faults = log.split('\n').filter((line) => line.includes('"msg":"fault"'))
  verdict.check('the log tells of every end and return', missing)
  verdict.check(
    'no fault of the program in the log',
    faults.map((line) => line.slice(0, 600)),
  )
}

const checkFound = (verdict: Verdict, when: string, found: Awaited<ReturnType<typeof look>>): void => {
  verdict.check(
    `${when}: what was acknowledged is there, once, whole`,
    found.differences,
    `${found.documents} documents`,
  )
  verdict.check(`${when}: numbers without holes and doubles`, found.numbers)
  verdict.check(`${when}: ledger:verify`, found.ledgers)
}

const lookNow = async (verdict: Verdict, trial: Trial, when: string): Promise<void> =>
  checkFound(verdict, when, await look(trial))

const isLate = (): boolean => performance.now() - from > minutes * 60_000

const kill = async (verdict: Verdict, trial: Trial): Promise<Kill[]> =>
  killMany(trial, killCount, async ({ part, recoveryMs }, index) => {
    if (isLate()) throw new Error(`Not done within ${minutes} minutes`)
    progress(`${index}/${killCount} killed ${words[part]}, back after ${seconds(recoveryMs)}`)
    if (index % lookEvery === 0 && index < killCount) await lookNow(verdict, trial, `after ${index} kills`)
  })

const noteCalls = (verdict: Verdict, { journal: { counts, entries, faults } }: Trial): void => {
  verdict.note('calls sent / tries without an answer', `${counts.sent} / ${counts.unanswered}`)
  verdict.note('done although the answer was lost, and not done again', String(counts.replayed))
  const kinds = [
    ...Map.groupBy(
      entries.filter(({ id }) => id !== null),
      (one) => one.kind,
    ),
  ]
  verdict.note('documents saved by kind', kinds.map(([kind, own]) => `${kind} ${own.length}`).join(', '))
  verdict.note('left by a clerk without an answer / refused by a rule', `${counts.abandoned} / ${counts.refused}`)
  verdict.note('documents printed', String(counts.printed))
  verdict.check('no answer that nobody should see', faults)
}

const restoreElsewhere = async (verdict: Verdict, trial: Trial, folder: string): Promise<void> => {
  const { problems, rows, tables } = await backUpAndRestore(trial, folder)
  const figure = `${rows} rows of ${tables} tables`
  verdict.check('a backup under load, restored elsewhere: the same sum of every table', problems, figure)
  progress('a backup was taken and restored')
}

const starve = async (verdict: Verdict, folder: string): Promise<void> => {
  const disk = join(folder, 'disk')
  const what = 'full disk'
  if (!mountSmallDisk(disk)) return verdict.note(what, 'not tried: nothing can be mounted here')
  try {
    const { problems, found, noRoom, recoveryMs } = await fillDisk(disk, seed)
    verdict.check(`${what}: everybody was told in words`, problems, `${noRoom} ×`)
    checkFound(verdict, what, found)
    verdict.note(`${what}: working again after room was made`, seconds(recoveryMs))
    progress('a disk was full, and is not any more')
  } finally {
    unmount(disk)
  }
}

/** The product on its database, and a second installation of it on the same one. */
const startTwo = async (folder: string): Promise<readonly [Product, Product]> => {
  const clock = join(folder, 'clock')
  setClock(clock, 0)
  const environment = { CHAOS_CLOCK: clock, WORKERS: values.workers }
  const main = await startProduct({ dataDir: join(folder, 'data'), logPath: join(folder, 'main.log'), environment })
  const { ownerUrl, appUrl } = databaseOf(main.dataDir)
  const second = await startProduct({
    dataDir: join(folder, 'second'),
    logPath: join(folder, 'second.log'),
    environment: { ...environment, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl },
  })
  return [main, second]
}

const figuresOf = (cuts: Record<string, number>): string => Object.values(cuts).join(' / ')

const tryAll = async (folder: string, verdict: Verdict): Promise<void> => {
  const products = await startTwo(folder)
  try {
    progress('two products run on one database')
    const trial = await begin(products, { tenant: 'thuloi', clerks, seed })
    progress(`${clerks} clerks work`)
    verdict.note('lines cut before / in / after the call', figuresOf(await cutLines(trial, isShort ? 1 : 10)))
    progress('lines were cut')
    verdict.check(
      'the clock set back an hour and forward again',
      await turnClocks(trial, join(folder, 'clock'), isShort ? 1 : 5),
    )
    progress('clocks were turned')
    verdict.check('two processes on one database agree at once', await tryTwins(products, isShort))
    progress('both processes were told and asked')
    if (values.restore) await restoreElsewhere(verdict, trial, folder)
    const kills = await Promise.race([kill(verdict, trial), trial.work.then(() => [] as Kill[])])
    noteKills(verdict, kills)
    await lookNow(verdict, trial, 'at the end')
    await finish(trial)
    checkLog(verdict, trial, kills)
    noteCalls(verdict, trial)
  } finally {
    for (const product of products.toReversed()) await product.stop()
  }
}

const folder = newFolder()
mkdirSync(join(folder, 'data'))
const verdict = createVerdict(say)
try {
  if (!isShort) await starve(verdict, folder)
  await tryAll(folder, verdict)
} catch (error) {
  verdict.check('the trial came to its end', [error instanceof Error ? error.message : String(error)])
}
endTrial(verdict, { say, folder, from, seed })
