/** `kh` are customers, `ncc` suppliers; who is both is found under either. */
export const objTypeSql = `$ not in ('kh', 'ncc') or r.partner_type in (3, case $ when 'kh' then 1 else 2 end)`
