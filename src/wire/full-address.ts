/** A data URL stays as it is; the path of a stored file becomes a full URL. `origin` is the application's, for the client. */
export const fullAddress = (logo: string, origin: string): string =>
  logo !== '' && URL.canParse(logo, `${origin}/`) ? new URL(logo, `${origin}/`).href : logo
