/** The cells of imports that name places. */
import type { ImportRow } from '#engine/importing.ts'
import type { Scope } from '#engine/scope.ts'
import { fold } from '#kernel/fold.ts'
import { problem } from '#kernel/problem.ts'
import { text, type Fields } from '#model/field.ts'
import { keysOfLevel, placeKey, provinceKeys } from './place-text.ts'
import { placesNamed, placeTitle, type Place } from './places.server.ts'

const levels = { province: 2, district: 3, village: 4 } as const
const cellNames = ['province', 'district', 'village'] as const

/** The cells, as texts: codes or names. */
export const placeCells: Fields = {
  province: text({ label: 'province' }),
  district: text({ label: 'district' }),
  village: text({ label: 'village' }),
}

type Cell = keyof typeof levels
type Found = Readonly<Partial<Record<Cell, Place>>>
type Texts = Readonly<Partial<Record<Cell, string>>>

const isMeant = (place: Place, text: string): boolean =>
  place.code.toLowerCase() === text.toLowerCase() || keysOfLevel(text, place.level).includes(placeKey(place.name))

/** The places a cell may mean; what is spelt like its code or like the whole name comes before what is only alike. */
const meantBy = (places: readonly Place[], text: string): readonly Place[] => {
  const tests = [
    (one: Place) => one.code.toLowerCase() === text.toLowerCase(),
    (one: Place) => one.name.toLowerCase() === text.normalize('NFC').toLowerCase(),
    (one: Place) => fold(one.name) === fold(text),
    (one: Place) => isMeant(one, text),
  ]
  for (const test of tests) {
    const found = places.filter(test)
    if (found.length > 0) return found
  }
  return []
}

/** "Hồ Chí Minh - Quận 1", as some programs write a province and a district into one cell: every way to part it. */
const partings = (text: string): [string, string][] => {
  const parts = text.split(/\s+[-–]\s+|\s*[,;]\s*/).filter(Boolean)
  return parts.slice(1).flatMap((_, at): [string, string][] => {
    const [before, behind] = [parts.slice(0, at + 1).join(' - '), parts.slice(at + 1).join(' - ')]
    return [
      [before, behind],
      [behind, before],
    ]
  })
}

/** The cells with province and district apart, where they can be told; a province may have such a name itself. */
const parted = (places: readonly Place[], texts: Texts): Texts => {
  const { province, district } = texts
  if (province === undefined || district) return texts
  const provinces = places.filter(({ level }) => level === 2)
  if (meantBy(provinces, province).length > 0) return texts
  const found = partings(province).filter(([first, second]) =>
    meantBy(provinces, first).some((one) =>
      places.some((other) => other.level === 3 && other.province === one.id && isMeant(other, second)),
    ),
  )
  return found.length === 1 ? { ...texts, province: found[0]![0], district: found[0]![1] } : texts
}

/** Old communes in what the new province was made of, where none of the new ones is called so. */
const oldCommunes = (places: readonly Place[], province: Place | undefined, text: string): readonly Place[] =>
  province?.scheme === 2
    ? meantBy(
        places.filter((one) => one.level === 4 && one.scheme === 1 && one.successor === province.id),
        text,
      )
    : []

/** A cell that means no place, or more than one. */
export interface UnknownPlace {
  cell: Cell
  text: string
  /** What it may be; none: it was not found. */
  candidates: readonly Place[]
}

interface Reading {
  isOld: boolean
  /** What becomes of texts that mean no place; without it they are problems of their row. */
  unplaced: ((row: ImportRow, left: readonly UnknownPlace[]) => void) | undefined
}

/** With a district the address is an old one (contract amendments 51). */
const findPlaces = (places: readonly Place[], texts: Texts, isOld: boolean): { found: Found; left: UnknownPlace[] } => {
  const scheme = isOld || texts.district ? 1 : 2
  const left: UnknownPlace[] = []
  let found: Found = {}
  const fits = (place: Place): boolean =>
    (!found.province || place.level === 2 || place.province === found.province.id) &&
    (!found.district || place.level !== 4 || place.district === found.district.id)
  for (const cell of cellNames) {
    const text = texts[cell]
    if (text === undefined) continue
    const ofLevel = places.filter((one) => one.level === levels[cell] && fits(one))
    const ofScheme = meantBy(
      ofLevel.filter((one) => one.scheme === (found.province?.scheme ?? scheme)),
      text,
    )
    // An old province without a district: nothing of the new divisions is called so.
    const meant = ofScheme.length > 0 || cell !== 'province' ? ofScheme : meantBy(ofLevel, text)
    const old = meant.length === 0 && cell === 'village' ? oldCommunes(places, found.province, text) : []
    if (old.length === 1) found = { village: old[0]! }
    else if (meant.length === 1) found = { ...found, [cell]: meant[0]! }
    else left.push({ cell, text, candidates: [...meant, ...old] })
  }
  return { found, left }
}

/** A district that is not found makes no old address of the row: what else is named may be of today. */
const findKept = (places: readonly Place[], texts: Texts, isOld: boolean): { found: Found; left: UnknownPlace[] } => {
  const first = findPlaces(places, texts, isOld)
  const district = first.left.find(({ cell }) => cell === 'district')
  if (!district) return first
  const { district: _, ...rest } = texts
  const { found, left } = findPlaces(places, rest, isOld)
  return {
    found,
    left: [
      ...left.filter(({ cell }) => cell === 'province'),
      district,
      ...left.filter(({ cell }) => cell === 'village'),
    ],
  }
}

const readRow = (places: readonly Place[], row: ImportRow, { isOld, unplaced }: Reading): void => {
  const { values, extra, problems } = row
  const cells: Texts = Object.fromEntries(
    cellNames.flatMap((cell) => (typeof extra[cell] === 'string' ? [[cell, extra[cell]]] : [])),
  )
  const texts = parted(places, cells)
  const { found, left } = (unplaced ? findKept : findPlaces)(places, texts, isOld)
  if (left.length > 0 && unplaced) unplaced(row, left)
  else
    for (const { cell, text, candidates } of left)
      problems.push(
        candidates.length === 0
          ? problem(cell, 'unknownPlace', { value: text })
          : problem(cell, 'ambiguousPlace', { value: text, candidates: titlesOf(candidates) }),
      )
  const { province, district, village } = found
  const place = {
    province: province?.id ?? village?.province ?? district?.province,
    district: village?.district ?? district?.id,
    village: village?.id,
  }
  for (const [name, id] of Object.entries(place)) if (id) values[name] = id
}

export const titlesOf = (places: readonly Place[]): string => places.slice(0, 8).map(placeTitle).join('; ')

/** Reads the cells of a province, a district and a commune, which have a meaning only together. */
export const readPlaces = async (
  scope: Scope,
  rows: readonly ImportRow[],
  { isOld = false, unplaced }: Partial<Reading> = {},
): Promise<void> => {
  const texts = rows.flatMap(({ extra }) =>
    cellNames.map((name) => extra[name]).filter((text) => typeof text === 'string'),
  )
  if (texts.length === 0) return
  const places = await placesNamed(scope, {
    keys: [...new Set([...texts, ...texts.flatMap((text) => partings(text).flat())].flatMap(provinceKeys))],
    codes: [...new Set(texts.map((text) => text.toLowerCase()))],
  })
  for (const row of rows) readRow(places, row, { isOld, unplaced })
}
