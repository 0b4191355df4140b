/**
 * Reckons what an installation needs from what its shops do. Pure: measured figures and wishes in, cores, memory, disk
 * and machines out. Times are processor milliseconds, sizes bytes, unless a name says otherwise. docs/scale.md explains
 * it, and how well it foretold days it was not fitted to.
 */

export interface Cost {
  /** Processor milliseconds of the application, and of PostgreSQL. */
  application: number
  database: number
}

/** The costs of one of each (`measured.ts`). */
export interface CostTable {
  /** Saving a bill, and each of its lines. */
  bill: Cost
  line: Cost
  /** A page of 50 bills of a list; one bill opened; a report of 1,000 rows. */
  page: Cost
  look: Cost
  report: Cost
  /** Bytes that a bill and each of its lines take for good, with ledgers, history and indexes. */
  billBytes: number
  lineBytes: number
}

/** The work of one shop in a day. */
export interface Day {
  bills: number
  lines: number
  /** Pages of lists looked at, and documents opened, for each bill. */
  pagesPerBill: number
  looksPerBill: number
  reports: number
}

const sum = (parts: readonly (readonly [Cost, number])[]): Cost => ({
  application: parts.reduce((total, [{ application }, times]) => total + application * times, 0),
  database: parts.reduce((total, [{ database }, times]) => total + database * times, 0),
})

/** Processor milliseconds of a shop's day. */
export const costOfDay = (measured: CostTable, day: Day): Cost =>
  sum([
    [measured.bill, day.bills],
    [measured.line, day.bills * day.lines],
    [measured.page, day.bills * day.pagesPerBill],
    [measured.look, day.bills * day.looksPerBill],
    [measured.report, day.reports],
  ])

/** Bytes that a shop's day takes for good. */
export const bytesOfBills = ({ billBytes, lineBytes }: CostTable, { bills, lines }: Day): number =>
  bills * (billBytes + lines * lineBytes)

export interface Wish extends Day {
  shops: number
  /** Part of a day's work that comes in its busiest hour, 0 to 1. */
  peakHour: number
  /** Documents beside bills (receipts, vouchers, returns, orders), as a part of the bills' number. */
  others: number
  /** How fast a core is, beside the one that was measured. */
  speed: number
  daysPerYear: number
  years: number
  /** Cores of the largest machine there is to be. */
  coresPerMachine: number
}

/** When to take which step (docs/scale.md). */
export type Step = 'one process' | 'several processes' | 'database apart' | 'several installations'

export interface Need {
  step: Step
  /** Cores busy in the busiest hour, on average. */
  busy: Cost
  /** Cores to have, of all machines, so that they are half busy in that hour. */
  cores: number
  /** Processes of the application, of all machines. */
  processes: number
  /** Machines of each installation: for the application, and for PostgreSQL if it has its own. */
  machines: { application: number; database: number }
  installations: number
  memoryMegabytes: { application: number; database: number }
  /** Of all databases after all years, with the room to have. */
  dataBytes: number
  diskBytes: number
  savesPerSecond: number
}

/** Above half of its time, what waits for a core grows faster than the load. */
const busyAtMost = 0.5
const secondsOfHour = 3_600
/** `WORKERS` allows so many, and so many connections of PostgreSQL are theirs. */
const mostProcesses = 12
/** The ceilings that the program keeps to: a process of the application, the print service, the start script. */
const megabytes = { process: 300, print: 250, start: 150, system: 500, connection: 15 } as const
/** So many days of selling are read again and again, and had best stay in memory. */
const hotDays = 30
/** Log of PostgreSQL, and room for sorting, for a migration, and for the blocks in which PostgreSQL takes room. */
const logBytes = 2 * 2 ** 30
const roomPart = 0.6

const stepOf = ({ application, database }: Cost, coresPerMachine: number): Step => {
  const [wanted, stored] = [application / busyAtMost, database / busyAtMost]
  if (wanted <= 1 && wanted + stored <= 2) return 'one process'
  if (wanted <= mostProcesses && wanted + stored <= coresPerMachine) return 'several processes'
  return stored <= coresPerMachine ? 'database apart' : 'several installations'
}

const machinesOf = (step: Step, processes: number, coresPerMachine: number): Need['machines'] => {
  if (step === 'one process' || step === 'several processes') return { application: 1, database: 0 }
  return { application: Math.ceil(processes / Math.min(mostProcesses, coresPerMachine)), database: 1 }
}

const memoryOf = (processes: number, dayBytes: number, machines: Need['machines']): Need['memoryMegabytes'] => {
  // One process more during a restart; the print service and the start script are on each machine.
  const application =
    (processes + machines.application) * megabytes.process +
    machines.application * (megabytes.print + megabytes.start + megabytes.system)
  const connections = Math.max(10, processes * 5)
  const buffers = Math.max(512, (dayBytes * hotDays) / 2 ** 20)
  return { application, database: buffers + connections * megabytes.connection + machines.database * megabytes.system }
}

/** Returns the need of such shops. */
export const needOf = (measured: CostTable, wish: Wish): Need => {
  const { shops, bills, others, peakHour, speed, coresPerMachine } = wish
  const day: Day = { ...wish, bills: bills * (1 + others) }
  const cost = costOfDay(measured, day)
  const perHour = (shops * peakHour) / (secondsOfHour * 1_000 * speed)
  const busy = { application: cost.application * perHour, database: cost.database * perHour }
  const step = stepOf(busy, coresPerMachine)
  const installations = step === 'several installations' ? Math.ceil(busy.database / busyAtMost / coresPerMachine) : 1
  const of = (whole: number): number => Math.max(1, Math.ceil(whole / busyAtMost / installations))
  const processes = step === 'one process' ? 1 : Math.max(2, of(busy.application))
  const dayBytes = shops * bytesOfBills(measured, day)
  const dataBytes = dayBytes * wish.daysPerYear * wish.years
  const machines = machinesOf(step, processes, coresPerMachine)
  return {
    step,
    busy,
    cores: installations * Math.max(2, Math.ceil((busy.application + busy.database) / busyAtMost / installations)),
    processes: processes * installations,
    machines,
    installations,
    memoryMegabytes: memoryOf(processes, dayBytes / installations, machines),
    dataBytes,
    diskBytes: dataBytes * (1 + roomPart) + installations * logBytes,
    savesPerSecond: (shops * day.bills * peakHour) / secondsOfHour,
  }
}
