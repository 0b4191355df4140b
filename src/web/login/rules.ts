/** Contract README §14: 8 to 128 characters with at least one letter and one digit. */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password)
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text) && text.length <= 254
