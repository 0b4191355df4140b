/**
 * A link within the application. The router's own also loads pages ahead of a click, for programs rendered by a server;
 * what it brings for that would be a part of every page here.
 */
import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** For the page it leads to; not part of the address. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

export const Link = ({ to, state, onClick, target, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target })
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
