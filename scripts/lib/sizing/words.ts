/** Options and output of `npm run sizing`, in both languages. */
import { parseArgs } from 'node:util'
import type { Need, Step, Wish } from './model.ts'

interface Option {
  key: keyof Wish
  default: number | null
  least: number
  most: number
  isWhole: boolean
  says: string
}

const million = 1_000_000
const option = (key: keyof Wish, says: string, one: Partial<Option> = {}): Option => ({
  key,
  default: null,
  least: 0,
  most: million,
  isWhole: false,
  says,
  ...one,
})

/** By the name on the command line. */
const options: Readonly<Record<string, Option>> = {
  shops: option('shops', 'số doanh nghiệp · shops (tenants)', { least: 1, isWhole: true }),
  'bills-per-day': option('bills', 'hóa đơn một ngày của mỗi doanh nghiệp · bills of each in a day'),
  lines: option('lines', 'dòng hàng mỗi hóa đơn · lines of a bill', { default: 5, least: 1, most: 1_000 }),
  others: option('others', 'chứng từ khác trên mỗi hóa đơn · other documents for each bill', {
    default: 0.5,
    most: 100,
  }),
  pages: option('pagesPerBill', 'trang danh sách trên mỗi hóa đơn · pages of lists for each bill', { default: 4 }),
  looks: option('looksPerBill', 'chứng từ mở xem trên mỗi hóa đơn · documents opened for each bill', { default: 2 }),
  reports: option('reports', 'báo cáo một ngày của mỗi doanh nghiệp · reports of each in a day', { default: 20 }),
  'peak-hour': option('peakHour', 'phần việc của giờ cao điểm · part of a day in its busiest hour', {
    default: 0.2,
    least: 0.04,
    most: 1,
  }),
  days: option('daysPerYear', 'ngày bán trong năm · days of selling in a year', { default: 320, least: 1, most: 366 }),
  years: option('years', 'số năm giữ dữ liệu · years that are kept', { default: 3, least: 0.1, most: 50 }),
  speed: option('speed', 'tốc độ lõi so với máy đã đo · speed of a core, beside the one measured', {
    default: 1,
    least: 0.1,
    most: 10,
  }),
  'cores-per-machine': option('coresPerMachine', 'số lõi của máy lớn nhất · cores of the largest machine', {
    default: 16,
    least: 2,
    most: 1_024,
    isWhole: true,
  }),
}

const usageLine = ([name, { says, default: usual }]: [string, Option]): string =>
  `  --${`${name} <n>`.padEnd(24)}${says}${usual === null ? '' : ` (${usual})`}`

export const sizingUsage = ['Cách dùng · Usage: npm run sizing -- --shops 200 --bills-per-day 300', '']
  .concat(Object.entries(options).map(usageLine))
  .join('\n')

const numberOf = (name: string, found: string | undefined): number => {
  const { default: usual, least, most, isWhole } = options[name]!
  const value = found === undefined ? usual : Number(found)
  const isRight = value !== null && value >= least && value <= most && (!isWhole || Number.isInteger(value))
  if (isRight && found?.trim() !== '') return value
  const range = `${least} … ${most}`
  throw new Error(
    `--${name} phải là số${isWhole ? ' nguyên' : ''} trong khoảng ${range}. --${name} must be a ${isWhole ? 'whole ' : ''}number of ${range}.`,
  )
}

/** Throws with the option that is missing, unknown or outside of its range. */
export const readWish = (words: readonly string[]): Wish => {
  const names = Object.keys(options)
  const { values } = parseArgs({
    args: [...words],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  return Object.fromEntries(
    names.map((name) => [options[name]!.key, numberOf(name, values[name] as string | undefined)]),
  ) as unknown as Wish
}

const steps: Readonly<Record<Step, string>> = {
  'one process': '1. một tiến trình, một máy · one process on one machine (npm start)',
  'several processes': '2. nhiều tiến trình, một máy · several processes on one machine (WORKERS)',
  'database apart': '3. PostgreSQL trên máy riêng · PostgreSQL on a machine of its own (DATABASE_URL)',
  'several installations': '4. chia doanh nghiệp ra nhiều hệ thống · tenants dealt out to several installations',
}

const gigabytes = (bytes: number): string => {
  const value = bytes / 2 ** 30
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} GB`
}
const ofMegabytes = (value: number): string => gigabytes(value * 2 ** 20)

/** The table of what is needed. */
export const describeNeed = (wish: Wish, need: Need): string => {
  const { application, database } = need.machines
  const machines = database === 0 ? '1' : `${application} + ${database} PostgreSQL`
  const rows: [string, string][] = [
    ['Bước · step', steps[need.step]],
    [
      'Giờ cao điểm · busiest hour',
      `${need.savesPerSecond.toFixed(1)} lưu/giây · saves a second; ${(need.busy.application + need.busy.database).toFixed(2)} lõi bận · cores busy (${need.busy.application.toFixed(2)} + ${need.busy.database.toFixed(2)} PostgreSQL)`,
    ],
    ['Lõi · cores', String(need.cores)],
    ['Tiến trình · processes (WORKERS)', String(need.processes)],
    ['Số hệ thống · installations', String(need.installations)],
    ['Máy mỗi hệ thống · machines of each', machines],
    [
      'Bộ nhớ mỗi hệ thống · memory of each',
      `${ofMegabytes(need.memoryMegabytes.application + need.memoryMegabytes.database)} (${ofMegabytes(need.memoryMegabytes.application)} + ${ofMegabytes(need.memoryMegabytes.database)} PostgreSQL)`,
    ],
    [
      'Đĩa · disk',
      `${gigabytes(need.diskBytes)}, dữ liệu · data ${gigabytes(need.dataBytes)} sau · after ${wish.years} năm · years; chưa kể sao lưu, tệp đính kèm · without backups and attachments`,
    ],
  ]
  return rows.map(([what, value]) => `${what.padEnd(38)}${value}`).join('\n')
}
