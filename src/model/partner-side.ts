/** The side of a trade on which a partner stands, and how those of one side are asked for. */
export type PartnerSide = 'customer' | 'supplier'
export const partnersOf = { customer: { objType: 'kh' }, supplier: { objType: 'ncc' } } as const
