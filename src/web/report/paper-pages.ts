/** Splits the HTML of the print service into pages, inside a frame that runs no scripts. */

/** A4 as used by the print service, in mm. */
const LONG = 297
const SHORT = 210
/** Room for the page number, in mm. */
const FOOT = 6

interface MeasuredBlock {
  element: HTMLElement
  height: number
  /** Rows of a table, which may be split across pages. */
  rows: { element: HTMLElement; height: number }[]
  head: number
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height

/** Measures all heights first, so that the browser computes the layout only once. */
const measure = (sheet: HTMLElement): MeasuredBlock[] => {
  const children = [...sheet.children] as HTMLElement[]
  const end = sheet.getBoundingClientRect().bottom
  return children.map((element, at) => {
    const top = element.getBoundingClientRect().top
    const next = children[at + 1]?.getBoundingClientRect().top ?? Math.min(end, element.getBoundingClientRect().bottom)
    const rows = element.matches('table') ? ([...element.querySelectorAll('tbody > tr')] as HTMLElement[]) : []
    const head = element.querySelector(':scope > thead')
    return {
      element,
      height: next - top,
      rows: rows.map((row) => ({ element: row, height: heightOf(row) })),
      head: head ? heightOf(head) : 0,
    }
  })
}

/** Fixes the column widths, so that they are equal on all pages. */
const fixWidths = (table: HTMLElement): void => {
  const columns = [...table.querySelectorAll('col')]
  const row = [...table.querySelectorAll('tr')].find((one) => one.children.length === columns.length)
  if (!row) return
  const widths = [...row.children].map((cell) => cell.getBoundingClientRect().width)
  columns.forEach((column, at) => (column.style.width = `${widths[at]!}px`))
  table.style.tableLayout = 'fixed'
}

const partOf = (table: HTMLElement): { table: HTMLElement; body: HTMLElement } => {
  const part = table.cloneNode(false) as HTMLElement
  for (const kept of table.querySelectorAll(':scope > colgroup, :scope > thead')) part.append(kept.cloneNode(true))
  const body = table.ownerDocument.createElement('tbody')
  part.append(body)
  return { table: part, body }
}

/** Distributes the blocks over pages, in order. */
const divide = (blocks: readonly MeasuredBlock[], room: number): HTMLElement[][] => {
  const pages: HTMLElement[][] = [[]]
  let used = 0
  const turn = () => {
    pages.push([])
    used = 0
  }
  const put = (element: HTMLElement, height: number) => {
    pages.at(-1)!.push(element)
    used += height
  }
  for (const { element, height, rows, head } of blocks) {
    if (rows.length === 0) {
      if (used > 0 && used + height > room) turn()
      put(element, height)
      continue
    }
    const begin = () => {
      const part = partOf(element)
      put(part.table, head)
      return part
    }
    if (used > 0 && used + head + rows[0]!.height > room) turn()
    let part = begin()
    for (const [index, row] of rows.entries()) {
      if (index > 0 && used + row.height > room) {
        turn()
        part = begin()
      }
      part.body.append(row.element)
      used += row.height
    }
  }
  return pages
}

/** Arranges the pages below each other; `foot` labels each. Returns the number of pages. */
export const layOutPages = (page: Document, html: string, foot: (at: number, of: number) => string): number => {
  const { body } = page
  body.innerHTML = html
  const sheet = body.querySelector<HTMLElement>('.vp')
  if (!sheet) return 0
  const across = Number.parseFloat(sheet.style.width)
  const pixels = sheet.getBoundingClientRect().width / across
  const tall = across > SHORT ? SHORT : LONG
  const { paddingTop, paddingBottom } = page.defaultView!.getComputedStyle(sheet)
  const room = (tall - FOOT) * pixels - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  const blocks = measure(sheet)
  for (const { element, rows } of blocks) if (rows.length > 0) fixWidths(element)
  const pages = divide(blocks, room)
  const drawn = pages.map((content, at) => {
    const one = sheet.cloneNode(false) as HTMLElement
    one.style.height = `${tall}mm`
    one.style.position = 'relative'
    one.style.boxShadow = '0 0 0 1px rgb(0 0 0 / 12%)'
    const number = page.createElement('p')
    number.textContent = foot(at + 1, pages.length)
    Object.assign(number.style, { position: 'absolute', bottom: '6mm', left: '0', right: '0', textAlign: 'center' })
    number.style.fontSize = '8pt'
    one.append(...content, number)
    return one
  })
  sheet.remove()
  const stack = page.createElement('main')
  Object.assign(stack.style, { display: 'grid', gap: '4mm', justifyContent: 'center', padding: '4mm' })
  stack.append(...drawn)
  body.append(stack)
  return pages.length
}

/**
 * Scales the pages to the width of the frame, at most to paper size. They are laid out at paper size and only drawn
 * smaller: laid out smaller, rounded letters wrap lines that were measured without a wrap, and rows leave their page.
 */
export const fitPages = (page: Document, width: number): void => {
  const sheet = page.querySelector<HTMLElement>('.vp')
  const stack = sheet?.closest('main')
  if (!sheet || !stack) return
  const scale = Math.min(1, width / (sheet.offsetWidth + 40))
  Object.assign(stack.style, {
    width: `${100 / scale}%`,
    boxSizing: 'border-box',
    transformOrigin: 'top left',
    transform: `scale(${scale})`,
  })
  stack.style.marginBottom = `${(scale - 1) * stack.offsetHeight}px`
}
