/** Pages that a step of the guided start opened lead back to where the guide was left. */
const ways = { start: '/start', home: '/' } as const
export type StartPlace = keyof typeof ways

/** The way back, by what the address of the page says; null for pages that were opened otherwise. */
export const startWayOf = (search: string): string | null => {
  const from = new URLSearchParams(search).get('from')
  return from === 'start' || from === 'home' ? ways[from] : null
}
