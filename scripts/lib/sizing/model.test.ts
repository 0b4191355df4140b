import { describe, expect, it } from 'vitest'
import { measured } from './measured.ts'
import { bytesOfBills, costOfDay, needOf, type CostTable, type Wish } from './model.ts'
import { describeNeed, readWish, sizingUsage } from './words.ts'

/** Round figures, so that what follows can be reckoned by hand. */
const round: CostTable = {
  bill: { application: 4, database: 2 },
  line: { application: 0.2, database: 0.1 },
  page: { application: 5, database: 1 },
  look: { application: 6, database: 2 },
  report: { application: 20, database: 30 },
  billBytes: 3_000,
  lineBytes: 1_000,
}
const shop = { bills: 100, lines: 10, pagesPerBill: 2, looksPerBill: 1, reports: 10 }
const wish: Wish = {
  ...shop,
  shops: 1,
  others: 0,
  peakHour: 0.36,
  speed: 1,
  daysPerYear: 100,
  years: 2,
  coresPerMachine: 16,
}

describe('a day of a shop', () => {
  it('costs what its bills, lines, pages, documents and reports cost', () =>
    // 100 × (4 + 10 × 0.2 + 2 × 5 + 6) + 10 × 20, and 100 × (2 + 10 × 0.1 + 2 × 1 + 2) + 10 × 30
    expect(costOfDay(round, shop)).toEqual({ application: 2_400, database: 1_000 }))

  it('takes the room of its bills and lines', () => expect(bytesOfBills(round, shop)).toBe(100 * 13_000))
})

describe('what is needed', () => {
  it('for one shop is one process, however little it does', () => {
    const need = needOf(round, wish)
    expect(need).toMatchObject({ step: 'one process', processes: 1, cores: 2, installations: 1 })
    // 2,400 ms in a day, 0.36 of it in an hour.
    expect(need.busy.application).toBeCloseTo((2_400 * 0.36) / 3_600_000, 10)
    expect(need.savesPerSecond).toBeCloseTo(0.01, 10)
    // 100 days of two years.
    expect(need.dataBytes).toBe(200 * 1_300_000)
  })

  it('is several processes when one would be busy for more than half of the time', () => {
    // 2.4 s × 0.36 × 2,500 in an hour of 3,600 s keep 0.6 of a core busy, and 0.25 of PostgreSQL.
    const need = needOf(round, { ...wish, shops: 2_500 })
    expect(need).toMatchObject({ step: 'several processes', processes: 2, cores: 2, machines: { application: 1 } })
    expect(need.busy.application).toBeCloseTo(0.6, 10)
  })

  it('is a machine for PostgreSQL when one has not the cores for both, with as many for the application as it takes', () => {
    // 7.2 cores busy of the application, 3 of PostgreSQL: 14.4 and 6 to have.
    const need = needOf(round, { ...wish, shops: 30_000 })
    expect(need).toMatchObject({
      step: 'database apart',
      processes: 15,
      cores: 21,
      machines: { application: 2, database: 1 },
      installations: 1,
    })
  })

  it('is several installations when one PostgreSQL has not the cores', () => {
    // 20 cores busy of PostgreSQL are 40 to have, on machines of 16.
    const need = needOf(round, { ...wish, shops: 200_000 })
    expect(need).toMatchObject({ step: 'several installations', installations: 3, cores: 3 * 46 })
    expect(need.machines).toEqual({ application: 3, database: 1 })
  })

  it('grows with other documents and years, and shrinks with faster cores', () => {
    const [plain, others, fast, years] = [{}, { others: 1 }, { speed: 2 }, { years: 4 }].map((more) =>
      needOf(round, { ...wish, shops: 2_500, ...more }),
    )
    expect(others!.savesPerSecond).toBe(2 * plain!.savesPerSecond)
    expect(fast!.busy.database).toBe(plain!.busy.database / 2)
    expect(years!.dataBytes).toBe(2 * plain!.dataBytes)
    expect(others!.memoryMegabytes.database).toBeGreaterThan(plain!.memoryMegabytes.database)
    expect(years!.memoryMegabytes).toEqual(plain!.memoryMegabytes)
  })
})

describe('the command', () => {
  it('takes what it is told, and the usual for the rest', () =>
    expect(readWish(['--shops', '200', '--bills-per-day', '300', '--lines', '8'])).toMatchObject({
      shops: 200,
      bills: 300,
      lines: 8,
      years: 3,
      coresPerMachine: 16,
    }))

  it.each([
    [['--shops', '200'], '--bills-per-day must be a number'],
    [['--shops', '0', '--bills-per-day', '1'], '--shops must be a whole number of 1'],
    [['--shops', '1.5', '--bills-per-day', '1'], '--shops must be a whole number'],
    [['--shops', 'x', '--bills-per-day', '1'], '--shops'],
    [['--shops', '1', '--bills-per-day', ''], '--bills-per-day'],
    [['--shops', '1', '--bills-per-day', '1', '--peak-hour', '2'], '--peak-hour'],
    [['--shop', '1'], 'shop'],
  ])('says what is wrong with %o', (words, message) => expect(() => readWish(words)).toThrow(message))

  it('prints a table in both languages', () => {
    const text = describeNeed(wish, needOf(round, wish))
    for (const words of ['một tiến trình', 'one process on one machine', 'Lõi · cores', '2 năm · years'])
      expect(text).toContain(words)
    expect(sizingUsage).toContain('--bills-per-day <n>')
  })
})

it('the measured figures are those of processor times and sizes', () => {
  const { billBytes, lineBytes, ...costs } = measured
  for (const figure of [billBytes, lineBytes, ...Object.values(costs).flatMap((one) => Object.values(one))])
    expect(figure).toBeGreaterThan(0)
})
