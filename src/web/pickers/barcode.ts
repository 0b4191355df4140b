/** Reads bar codes from camera pictures: with the browser's reader, or else with a decoder that is loaded on demand. */
export interface BarcodeReader {
  /** Returns the code in the current picture, or null. */
  read: (video: HTMLVideoElement) => Promise<string | null>
}

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}
declare const BarcodeDetector: {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}
/** Formats used on goods. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code']

const ownReader = async (): Promise<BarcodeReader | null> => {
  if (!('BarcodeDetector' in globalThis)) return null
  const known: string[] = await BarcodeDetector.getSupportedFormats().catch(() => [])
  const wanted = formats.filter((format) => known.includes(format))
  if (!wanted.includes('ean_13') || !wanted.includes('code_128')) return null
  const detector = new BarcodeDetector({ formats: wanted })
  return { read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null }
}

/** Throws when the decoder cannot be loaded. */
export const barcodeReader = async (): Promise<BarcodeReader> =>
  (await ownReader()) ?? (await import('./barcode-decoder.ts')).lineReader()

const READ_INTERVAL_MS = 100
/** A code that was out of the picture for this time counts again. */
const REPEAT_AFTER_MS = 800

/**
 * Reads codes until the returned function is called. A code counts when two consecutive reads agree, because blurred
 * pictures may be misread. It counts again only after it has left the picture, so that holding still does not repeat
 * it.
 */
export const watchBarcodes = (
  video: HTMLVideoElement,
  reader: BarcodeReader,
  onCode: (code: string) => void,
): (() => void) => {
  let ended = false
  let before: string | null = null
  let lastCode = { code: '', seen: -Infinity }
  const look = async () => {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(video) : null
    if (ended) return
    const now = performance.now()
    const isNew = code !== lastCode.code || now - lastCode.seen > REPEAT_AFTER_MS
    if (code !== null && code === before) {
      lastCode = { code, seen: now }
      if (isNew) onCode(code)
    }
    before = code
    setTimeout(() => void look(), READ_INTERVAL_MS)
  }
  void look()
  return () => {
    ended = true
  }
}
