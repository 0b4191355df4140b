/** Bar codes drawn according to their standards, and videos of them, shown to the camera in tests. */

/** Digits of the left side with odd parity (GS1 General Specifications §5.2.1). */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const complement = (bars: string) => bars.replaceAll(/[01]/g, (bar) => (bar === '0' ? '1' : '0'))
const right = odd.map(complement)
const even = right.map((bars) => bars.split('').reverse().join(''))
/** The first digit is encoded in the parities of the following six. */
const parities = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

/** Modules of an EAN-13, 1 = bar, with quiet zones of 11 and 7 modules. */
export const ean13 = (digits: string): string => {
  const [first, ...rest] = digits.split('').map(Number)
  const left = rest.slice(0, 6).map((digit, at) => (parities[first!]![at] === 'O' ? odd : even)[digit])
  const other = rest.slice(6).map((digit) => right[digit])
  return ['0'.repeat(11), '101', ...left, '01010', ...other, '101', '0'.repeat(7)].join('')
}

/** Widths of bars and spaces by value (ISO/IEC 15417); 104 starts code set B, 106 stops. */
const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const START_B = 104
const STOP = 106

/** Modules of a Code 128 in set B, with quiet zones of 10 modules. */
export const code128 = (text: string): string => {
  const values = text.split('').map((letter) => letter.codePointAt(0)! - 32)
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103
  const bars = [START_B, ...values, check, STOP].flatMap((value) =>
    widths[value]!.split('').map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))),
  )
  return ['0'.repeat(10), ...bars, '0'.repeat(10)].join('')
}

const WIDTH = 640
const HEIGHT = 480
const RATE = 5
const PAPER = 225
const INK = 30
const TABLE = 120

/** One grey picture in YUV 4:2:0: a label on a table, or the empty table. */
const frame = (modules: string | null): Buffer => {
  const grey = Buffer.alloc(WIDTH * HEIGHT, TABLE)
  if (modules !== null) {
    const scale = Math.floor(WIDTH / modules.length)
    const left = Math.floor((WIDTH - modules.length * scale) / 2)
    for (let y = 120; y < 360; y += 1)
      for (let x = 0; x < modules.length * scale; x += 1)
        grey[y * WIDTH + left + x] = modules[Math.floor(x / scale)] === '1' ? INK : PAPER
  }
  return Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}

/** A video for Chromium's fake camera, which repeats it. */
export const film = (scenes: readonly { modules: string | null; seconds: number }[]): Buffer =>
  Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`),
    ...scenes.flatMap(({ modules, seconds }) => Array.from({ length: seconds * RATE }, () => frame(modules))),
  ])
