/** A finished PDF to the printer, or into a tab of its own. */
export interface PdfFile {
  url: string
}

export const openInTab = ({ url }: PdfFile): void => {
  window.open(url, '_blank', 'noopener')
}

let frame: HTMLIFrameElement | null = null

/** The browser prints the PDF itself, never the page. Without a viewer of its own (phones) it opens in a tab. */
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
