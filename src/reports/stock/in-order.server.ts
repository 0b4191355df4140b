import { sql, type Sql } from '#engine/sql.ts'

/**
 * Joins product `x`, its group `g` and unit `u`; the first two have a `place`, their position in the order of codes.
 * An index provides this order. Sorting by numbers is twenty times faster than by codes in natural order.
 */
export const productsInOrder = (product: Sql): Sql => sql`
join (select id, code, name, group_id, unit_id, (row_number() over (order by code_key))::int as place from product) x on x.id = ${product}
join (select id, name, (row_number() over (order by code_key))::int as place from product_group) g on g.id = x.group_id
join unit u on u.id = x.unit_id`
