/** Parts that are nothing but layout: what stands side by side, and what stands below one another. */
import type { ComponentPropsWithRef } from 'react'
import { classNames } from './base/class-names.ts'

interface Props extends ComponentPropsWithRef<'div'> {
  /** In pixels. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 16
}

const arranged = (word: string) =>
  function Arranged({ gap, className, ...rest }: Props) {
    return <div {...rest} className={classNames(word, gap && `gap-${gap}`, className)} />
  }

/** The row's children stand side by side, in the middle of its height; `className` takes more words of `layout.css`. */
export const Row = arranged('row')
/** The stack's children stand below one another. */
export const Stack = arranged('stack')
