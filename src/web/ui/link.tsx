/**
 * A link within the application. The router's own also loads pages ahead of a click, for programs rendered by a server;
 * what it brings for that would be a part of every page here.
 */
import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** Takes the place of the current page in the history. */
  replace?: boolean
  /** For the page it leads to; not part of the address. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

export const Link = ({ to, replace, state, onClick, target, children, ...rest }: Props) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
