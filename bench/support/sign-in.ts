interface Login {
  tenant: string
  userName: string
  password: string
}

/** Signs in over HTTP; returns the token. */
export const signInAt = async (url: string, { tenant, userName, password }: Login): Promise<string> => {
  const answer = await fetch(`${url}/api/authtoken`, {
    method: 'POST',
    headers: { 'x-tenant': tenant, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: userName, password }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
