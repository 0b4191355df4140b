/** The address to open after signing in; only addresses of this application are accepted. */
export const wanted = (): string => {
  const next = new URLSearchParams(location.search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/'
}
