/** The only place that asks what time it is or throws dice; everything else receives one of these. */
export interface Clock {
  now(): Date
  /** A new random id (UUID v7: sorted by time, so indexes stay compact). */
  newId(): string
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const uuid7 = (now: Date): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const milliseconds = now.getTime().toString(16).padStart(12, '0')
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const text = milliseconds + hex(bytes).slice(12)
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

export const systemClock: Clock = { now: () => new Date(), newId: () => uuid7(new Date()) }
