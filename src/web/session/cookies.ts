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

/** What the browser keeps for good; storage may be switched off. */
export const readKept = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
export const keep = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Private windows refuse; the value then lives as long as the page.
  }
}
