/** Session cookies: no expiry date, SameSite=Lax, Secure on https (contract system §1). */
export const readCookie = (name: string): string => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}
const tail = () => `; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
export const writeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}${tail()}`
}
export const dropCookie = (name: string): void => {
  document.cookie = `${name}=; max-age=0${tail()}`
}

/** Values stored permanently in the browser; storage may be unavailable. */
export const readLocal = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
export const writeLocal = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Private windows may refuse storage; the value then only lives as long as the page.
  }
}
