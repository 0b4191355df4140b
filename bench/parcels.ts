/**
 * `npm run bench parcels`: lists of 20,000 parcels, the reports about carriers over 200,000, and what clerks who save
 * bills notice of 10,000 reports of carriers a minute.
 */
import { benchParcelLists, benchParcelReports } from './parcels/reading.ts'
import { benchReported } from './parcels/reported.ts'
import { openStage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'

export const benchParcels = async (only: string | undefined): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [name, bench] of [
    ['lists', benchParcelLists],
    ['reports', benchParcelReports],
  ] as const) {
    if (only && only !== name) continue
    const stage = await openStage()
    try {
      lines.push(...(await bench(stage)))
    } finally {
      await stage.close()
    }
  }
  if (!only || only === 'reported') lines.push(...(await benchReported()))
  print(lines)
  return lines
}
