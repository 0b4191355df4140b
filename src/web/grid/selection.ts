/** Selected rows: single rows, ranges from the row clicked last, or all rows of the page. */
export interface Selection {
  chosen: ReadonlySet<string>
  anchor: string | null
}
export const nothingChosen: Selection = { chosen: new Set(), anchor: null }

export const toggle = ({ chosen }: Selection, id: string): Selection => {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, anchor: id }
}

/** Shift+click: all rows between the anchor and this one get the new state of this one. */
export const toggleRange = (selection: Selection, ids: readonly string[], id: string): Selection => {
  const from = selection.anchor === null ? -1 : ids.indexOf(selection.anchor)
  const to = ids.indexOf(id)
  if (from < 0 || to < 0) return toggle(selection, id)
  const on = !selection.chosen.has(id)
  const next = new Set(selection.chosen)
  for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (on) next.add(one)
    else next.delete(one)
  }
  return { chosen: next, anchor: id }
}

export const toggleAll = ({ chosen }: Selection, ids: readonly string[]): Selection => {
  const all = ids.every((id) => chosen.has(id))
  const next = new Set(chosen)
  for (const id of ids) {
    if (all) next.delete(id)
    else next.add(id)
  }
  return { chosen: next, anchor: null }
}
