/** The address of a partner as it is printed: street, commune, district, province, and a nation that is not ours. */
export const printedAddressSql = `(select nullif(concat_ws(', ', nullif(r.address1, ''), v.name, d.name, p.name, n.name), '') from (values (1)) one
left join village v on $ours(v) and v.id = r.village_id left join district d on $ours(d) and d.id = r.district_id
left join province p on $ours(p) and p.id = r.province_id left join own_nation n on $ours(n) and n.id = r.nation_id)`
