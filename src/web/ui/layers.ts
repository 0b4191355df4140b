/** What floats above the page, topmost last: Esc closes the top one, a press outside closes what is lightly open. */
import { useEffect, useEffectEvent } from 'react'
import { swallowRepeatedPress } from './repeated-press.ts'

export interface Layer {
  kind: 'dialog' | 'popover'
  box: () => HTMLElement | null
  anchor: () => HTMLElement | null
  close: () => void
  /** Neither Esc nor a press outside closes it. */
  firm?: boolean
}
const layers: Layer[] = []

/** Portals stand inside <main>, so that everything that floats is inside a landmark. */
export const PORTAL = '#floating'
export const portalHost = (): Element => document.querySelector(PORTAL) ?? document.body

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = layers.at(-1)
  if (!top) return
  event.preventDefault()
  event.stopPropagation()
  if (!top.firm) top.close()
}

const isInside = (layer: Layer, target: Node): boolean =>
  (layer.box()?.contains(target) ?? false) || (layer.anchor()?.contains(target) ?? false)

/** The layer the last press went into, with what is drawn behind a dialog. */
let pressed: Layer | undefined
const holds = (layer: Layer, target: Node): boolean => {
  const box = layer.box()
  return (layer.kind === 'dialog' ? (box?.parentElement ?? box) : box)?.contains(target) === true
}

const onPress = (event: PointerEvent): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  pressed = layers.findLast((layer) => holds(layer, target))
  // Something else that floats, like the list under a picker, belongs to whatever is open.
  if (target.closest(PORTAL) && !layers.some((layer) => isInside(layer, target))) return
  for (const layer of layers.toReversed()) {
    if (layer.kind === 'dialog' || isInside(layer, target)) return
    layer.close()
  }
}

const add = (layer: Layer): (() => void) => {
  if (layers.length === 0) {
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress, { capture: true })
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (pressed === layer) swallowRepeatedPress()
    if (layers.length > 0) return
    pressed = undefined
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPress, { capture: true })
  }
}

export const useLayer = (layer: Layer): void => {
  const latest = useEffectEvent(() => layer)
  const { kind } = layer
  useEffect(
    () =>
      add({
        kind,
        box: () => latest().box(),
        anchor: () => latest().anchor(),
        close: () => latest().close(),
        get firm() {
          return latest().firm === true
        },
      }),
    [kind],
  )
}

export const hasOpenDialog = (): boolean => layers.some((layer) => layer.kind === 'dialog')
