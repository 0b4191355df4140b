import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { oldEncodingOf, oldLetters, type OldEncoding } from './old-encoding.ts'

/** A text as a program of that time wrote it. */
const written = (text: string, encoding: OldEncoding): string => {
  if (encoding === 'UTF-8') return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
  const signs = new Map([...oldLetters[encoding]].map(([sign, letter]) => [letter.normalize('NFC'), sign]))
  return Array.from(text.normalize('NFC').toLowerCase())
    .map((letter) => signs.get(letter) ?? letter)
    .join('')
}

describe('texts in old encodings', () => {
  it.each([
    ['TCVN3', 'N\u00ad\u00edc m\u00bem'],
    ['TCVN3', 'H\u00b5 N\u00e9i'],
    ['TCVN3', '\u00ae\u00adêng B¹ch §»ng'],
    ['TCVN3', 'G¹o ST25 (bao 25 kg)'],
    ['VNI', 'Nöôùc maém Phuù Quoác'],
    ['VNI', 'Ñöôøng Nguyeãn Traõi'],
    ['VNI', 'COÂNG TY TRAÙCH NHIEÄM'],
    ['UTF-8', 'HÃ  Ná»™i'],
    ['UTF-8', written('Đường Trần Phú', 'UTF-8')],
    ['UTF-8', written('Cà phê', 'UTF-8')],
  ])('%s: %s', (encoding, text) => expect(oldEncodingOf(text)).toBe(encoding))
})

/** All places of the state, old and new ones. */
const places = readFileSync('migrations/0040-places/up.sql', 'utf8')
  .split('\n')
  .flatMap((line) => /^\d+(?:\|\d+)?\|(\D[^|]*)/.exec(line)?.[1] ?? [])
const goods = [
  'Nước mắm Phú Quốc 40°',
  'Bánh đa',
  'Gạo ST25 túi 5 kg',
  'Hoà Phát Ø10',
  'Trà xanh 0°',
  'Tô sứ',
  'Bò khô',
  'Cô Hà',
  'Hoà',
  'Toà nhà',
  'Áo',
  'Cà phê',
  'Mía',
  'Kẹo dừa « Bến Tre »',
  'Quý',
  'Sò',
  'Ớt',
  'Bí đao',
  'Công ty TNHH Hà Vân – CN 2',
]
const western = [
  ...'Coca-Cola® Möbel·Köln·Jörg·Böhm·Ölçek·Crème brûlée·Hôtel·Café·Rôti·Façade·Noël·Maïs·Thaï·Hawaï·Naïf·São Paulo·Raúl·José·Muñoz·Niño·Peña·Señora·Ångström·Smørrebrød·Fjällräven·Håg·Müller·Weiß·Straße·Où·Août·Goût·Coûte·Dégustation·Pâté·Maître·Forêt·œuvre·Tõnu·Łódź·Kraków·Győr·Žižek·Dvořák·Şişli'.split(
    '·',
  ),
  '5 µm',
  '10 m²',
  '3 × ½"',
  '1ª',
  'Nº 5',
  '© 2026',
  '20 ± 2 °C',
  '¼ kg',
  '£5',
  '¥100',
  '§ 3',
  '« A »',
  'A·B',
  'Hàng¹',
  'co\u00adoperate',
  'infor\u00admation',
  'Ø 12',
  '¿Qué?',
  'ß',
  'Ä',
  'Ã',
  'Â',
]

it('nothing else is taken for such a text', () => {
  expect(places.length).toBeGreaterThan(13_000)
  const { vi, en } = catalogues
  const fixture = readFileSync('test/fixtures/online-retail-small.csv', 'utf8').split(/[;\n]/)
  const texts = [...places, ...goods, ...western, ...Object.values(vi), ...Object.values(en), ...fixture]
  const taken = texts.flatMap((text) => [text, text.toUpperCase()]).filter((text) => oldEncodingOf(text) !== null)
  expect(taken).toEqual([])
})

it.each(['TCVN3', 'VNI', 'UTF-8'] as const)('nearly every place is recognised in %s', (encoding) => {
  const texts = places.filter((text) => / \D*\P{ASCII}\D* \D*\P{ASCII}/u.test(text))
  const missed = texts.filter((text) => oldEncodingOf(written(text, encoding)) !== encoding)
  expect(missed.length / texts.length).toBeLessThan(0.04)
})
