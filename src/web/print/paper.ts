/** Sends a finished PDF to the printer, or opens it in a new tab. */
export interface PdfFile {
  url: string
}

export const openInTab = ({ url }: PdfFile): void => {
  window.open(url, '_blank', 'noopener')
}

let frame: HTMLIFrameElement | null = null

/** Prints the PDF and not the page. Browsers without a PDF viewer (phones) open it in a new tab. */
export const printFile = (file: PdfFile): void => {
  if (!navigator.pdfViewerEnabled) {
    openInTab(file)
    return
  }
  frame?.remove()
  const next = document.createElement('iframe')
  next.tabIndex = -1
  next.ariaHidden = 'true'
  next.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0'
  next.onload = () => {
    next.contentWindow?.focus()
    next.contentWindow?.print()
  }
  next.src = file.url
  document.body.append(next)
  frame = next
}
