/** A ref with the values of the last render, for callbacks that outlive a render. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

export const useLatest = <T>(value: T): RefObject<T> => {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
