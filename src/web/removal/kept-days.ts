/** How long deleted documents can be restored. */
export const KEPT_DAYS = 30
