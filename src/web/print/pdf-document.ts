/** Reads the pages of a PDF and renders them; the PDF library is loaded with the first preview. */
export interface Sheet {
  width: number
  height: number
  /** Renders the page `width` CSS pixels wide. */
  draw: (canvas: HTMLCanvasElement, width: number) => Drawing
}
interface Drawing {
  done: Promise<void>
  stop: () => void
}
export interface PdfDocument {
  pages: number
  /** Page numbers start at 1. */
  sheet: (page: number) => Promise<Sheet>
  close: () => void
}

/** Rendered sharp on high-resolution screens, up to this many pixels per page width. */
const MOST_PIXELS = 3200

export const openPdf = async (blob: Blob): Promise<PdfDocument> => {
  const [{ getDocument }, bytes] = await Promise.all([import('unpdf/pdfjs'), blob.arrayBuffer()])
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const sheet = async (number: number): Promise<Sheet> => {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    return {
      width,
      height,
      draw: (canvas, wanted) => {
        const dots = Math.min(MOST_PIXELS, wanted * (globalThis.devicePixelRatio || 1))
        const viewport = page.getViewport({ scale: dots / width })
        // Drawn apart: what the canvas shows stays until the page is whole.
        const apart = document.createElement('canvas')
        apart.width = Math.round(viewport.width)
        apart.height = Math.round(viewport.height)
        const task = page.render({ canvas: apart, viewport })
        const show = () => {
          canvas.width = apart.width
          canvas.height = apart.height
          canvas.getContext('2d')?.drawImage(apart, 0, 0)
        }
        return { done: task.promise.then(show), stop: () => task.cancel() }
      },
    }
  }
  return { pages: file.numPages, sheet, close: () => void file.loadingTask.destroy() }
}
