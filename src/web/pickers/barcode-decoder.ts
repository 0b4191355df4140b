/** Decoder for browsers without a bar code reader (Safari, Firefox, Chrome on Windows); reads linear codes only. */
import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat'
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType'
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'
import type { BarcodeReader } from './barcode.ts'

const hints = new Map<DecodeHintType, unknown>([
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [
      BarcodeFormat.EAN_13,
      BarcodeFormat.EAN_8,
      BarcodeFormat.UPC_E,
      BarcodeFormat.CODE_128,
      BarcodeFormat.CODE_39,
      BarcodeFormat.ITF,
    ],
  ],
  [DecodeHintType.TRY_HARDER, true],
])

/** A wider picture costs time and finds no more codes. */
const MOST_WIDTH = 960

/** The middle of the picture, upright or rotated by 90°, just wide enough for a code. */
const draw = (canvas: HTMLCanvasElement, video: HTMLVideoElement, turned: boolean): ImageData | null => {
  const { videoWidth, videoHeight } = video
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || videoWidth === 0) return null
  const [long, short] = turned ? [videoHeight, videoWidth] : [videoWidth, videoHeight]
  const scale = Math.min(1, MOST_WIDTH / long)
  const width = Math.round(long * scale)
  const height = Math.round((short / 2) * scale)
  canvas.width = width
  canvas.height = height
  if (turned) context.transform(0, 1, -1, 0, width, 0)
  const [x, y] = turned ? [videoWidth / 4, 0] : [0, videoHeight / 4]
  const [w, h] = turned ? [videoWidth / 2, videoHeight] : [videoWidth, videoHeight / 2]
  context.drawImage(video, x, y, w, h, 0, 0, turned ? height : width, turned ? width : height)
  return context.getImageData(0, 0, width, height)
}

const greyOf = ({ data, width, height }: ImageData): Uint8ClampedArray => {
  const grey = new Uint8ClampedArray(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (data[4 * at]! + 2 * data[4 * at + 1]! + data[4 * at + 2]!) >> 2
  return grey
}

const decode = (reader: MultiFormatOneDReader, picture: ImageData): string | null => {
  const source = new RGBLuminanceSource(greyOf(picture), picture.width, picture.height)
  try {
    return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)), hints).getText()
  } catch {
    // The decoder throws when the picture contains no code.
    return null
  }
}

/** Tries upright and rotated codes alternately. */
export const lineReader = (): BarcodeReader => {
  const reader = new MultiFormatOneDReader(hints)
  const canvas = document.createElement('canvas')
  let turned = false
  return {
    read: async (video) => {
      const picture = draw(canvas, video, turned)
      const code = picture && decode(reader, picture)
      // After a hit the same orientation is tried again.
      if (code === null) turned = !turned
      return code
    },
  }
}
