import { sql, type Sql } from '#engine/sql.ts'

/**
 * Joins product `x`, its group `g` and unit `u`; the first two have a `place`, their position in the order of codes.
 * An index provides this order. Sorting by numbers is twenty times faster than by codes in natural order.
 */
export const productsInOrder = (product: Sql): Sql => sql`
join (select id, code, name, group_id, unit_id, (row_number() over (order by code_key))::int as place from product p where ${sql.ours('p')}) x on x.id = ${product}
join (select id, name, (row_number() over (order by code_key))::int as place from product_group p where ${sql.ours('p')}) g on g.id = x.group_id
join unit u on ${sql.ours('u')} and u.id = x.unit_id`
