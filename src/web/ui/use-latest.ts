/** What callbacks that outlive a drawing must see: the values of the last one. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

export const useLatest = <T>(value: T): RefObject<T> => {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
