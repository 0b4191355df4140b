/** A QR code as the path of an SVG. */
import { create } from 'qrcode'

export interface QrPath {
  path: string
  /** With the margin of four light modules that scanners need. */
  viewBox: string
}

export const qrPath = (text: string): QrPath => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) === 1) path += `M${column} ${row}h1v1h-1z`
  }
  const box = modules.size + 8
  return { path, viewBox: `-4 -4 ${box} ${box}` }
}
