/** `kh` are customers, `ncc` suppliers; a partner that is both matches either. */
export const objTypeSql = `$ not in ('kh', 'ncc') or r.partner_type in (3, case $ when 'kh' then 1 else 2 end)`
