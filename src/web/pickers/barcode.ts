/** Bar codes in pictures: by the browser where it can read them, else by a decoder of ours that is fetched then. */
export interface BarcodeReader {
  /** The code in the picture as it is now; null: none. */
  read: (video: HTMLVideoElement) => Promise<string | null>
}

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}
declare const BarcodeDetector: {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}
/** What stands on goods. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code']

const ownReader = async (): Promise<BarcodeReader | null> => {
  if (!('BarcodeDetector' in globalThis)) return null
  const known: string[] = await BarcodeDetector.getSupportedFormats().catch(() => [])
  const wanted = formats.filter((format) => known.includes(format))
  if (!wanted.includes('ean_13') || !wanted.includes('code_128')) return null
  const detector = new BarcodeDetector({ formats: wanted })
  return { read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null }
}

/** Throws when the decoder cannot be fetched. */
export const barcodeReader = async (): Promise<BarcodeReader> =>
  (await ownReader()) ?? (await import('./barcode-decoder.ts')).lineReader()

const LOOK_MS = 100
/** Out of sight for so long, the same code counts again. */
const AWAY_MS = 800

/**
 * Looks until it is ended. A code counts when two looks in a row read the same: a blurred one may be read as another.
 * It counts again only after it was out of sight, so that a resting hand does not add and add.
 */
export const watch = (video: HTMLVideoElement, reader: BarcodeReader, onCode: (code: string) => void): (() => void) => {
  let ended = false
  let before: string | null = null
  let told = { code: '', seen: -Infinity }
  const look = async () => {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(video) : null
    if (ended) return
    const now = performance.now()
    const isNew = code !== told.code || now - told.seen > AWAY_MS
    if (code !== null && code === before) {
      told = { code, seen: now }
      if (isNew) onCode(code)
    }
    before = code
    setTimeout(() => void look(), LOOK_MS)
  }
  void look()
  return () => {
    ended = true
  }
}
