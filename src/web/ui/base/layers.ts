/** Stack of open layers, topmost last: Esc closes the top one, a click outside closes menus and popovers. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { swallowRepeatedPress } from './repeated-press.ts'

export interface Layer {
  kind: 'dialog' | 'menu' | 'popover'
  box: () => HTMLElement | null
  anchor: () => HTMLElement | null
  close: () => void
  /** Neither Esc nor a click outside closes it. */
  firm?: boolean
}
const layers: Layer[] = []

/** Portals are rendered inside <main>, so that floating content belongs to a landmark. */
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

/** The layer of the last click, including the backdrop of a dialog. */
let pressed: Layer | undefined
const holds = (layer: Layer, target: Node): boolean => {
  const box = layer.box()
  return (layer.kind === 'dialog' ? (box?.parentElement ?? box) : box)?.contains(target) === true
}

const onPointerDown = (event: PointerEvent): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  pressed = layers.findLast((layer) => holds(layer, target))
  // A floating element that is not a layer, such as the list of a picker, belongs to the open layer.
  if (target.closest(PORTAL) && !layers.some((layer) => isInside(layer, target))) return
  for (const layer of layers.toReversed()) {
    if (layer.kind === 'dialog' || isInside(layer, target)) return
    layer.close()
  }
}

const add = (layer: Layer): (() => void) => {
  if (layers.length === 0) {
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointerDown, { capture: true })
  }
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (pressed === layer) swallowRepeatedPress()
    if (layers.length > 0) return
    pressed = undefined
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointerDown, { capture: true })
  }
}

export const useLayer = (layer: Layer): void => {
  const latest = useEffectEvent(() => layer)
  const { kind } = layer
  // A key belongs to a layer as soon as the layer can be seen.
  useLayoutEffect(
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

/** A dialog or a menu is open: keys belong to it and not to the page behind. */
export const takesKeys = (): boolean => layers.some((layer) => layer.kind !== 'popover')
