/** Where the computers of carriers are. */

/** The official hosts of an adapter: none yet. */
export const officialHostsOf = (_adapter: string): readonly string[] => []
