/** Who is signed in: token and user name in session cookies. */
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

export const sessionToken = (): string => readCookie('token')
export const sessionUser = (): string => readCookie('userName')

export const openSession = (token: string, userName: string): void => {
  writeCookie('token', token)
  writeCookie('userName', userName)
}
export const closeSession = (): void => {
  dropCookie('token')
  dropCookie('userName')
}
