/** The only place that reads the current time or generates random values; all other code receives a `Clock`. */
export interface Clock {
  now(): Date
  /** A new random id (UUID v7: sorted by time, so indexes stay compact). */
  newId(): string
}

/** The timestamp, the version digit 7, then the end of a version 4 UUID, which also contains the variant bits. */
const uuid7 = (now: Date): string => {
  const milliseconds = now.getTime().toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

export const systemClock: Clock = { now: () => new Date(), newId: () => uuid7(new Date()) }
