/** The only place that asks what time it is or throws dice; everything else receives one of these. */
export interface Clock {
  now(): Date
  /** A new random id (UUID v7: sorted by time, so indexes stay compact). */
  newId(): string
}

/** Behind the time stands what follows the version in a random one, its variant among it. */
const uuid7 = (now: Date): string => {
  const milliseconds = now.getTime().toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

export const systemClock: Clock = { now: () => new Date(), newId: () => uuid7(new Date()) }
