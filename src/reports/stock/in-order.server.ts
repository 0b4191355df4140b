import { sql, type Sql } from '#engine/sql.ts'

/**
 * Joins product `x`, its group `g` and unit `u`, the first two with their `place` in the order of codes. An index has
 * that order: places compare as numbers, codes as people write them, which takes twenty times as long.
 */
export const productsInOrder = (product: Sql): Sql => sql`
join (select id, code, name, group_id, unit_id, (row_number() over (order by code_key))::int as place from product) x on x.id = ${product}
join (select id, name, (row_number() over (order by code_key))::int as place from product_group) g on g.id = x.group_id
join unit u on u.id = x.unit_id`
