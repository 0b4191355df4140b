/** When a caller who was refused because of others may try again, in seconds; the shortest queue has moved on by then. */
export const retryAfterSeconds = '3'
