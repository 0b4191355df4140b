/** Report conditions as SQL; empty conditions are left out. */
import { sql, type Sql } from '#engine/sql.ts'

export interface ProductFilter {
  branch: string | null
  group: string | null
  product: string | null
}
export interface PartnerFilter {
  partnerGroup: string | null
  partner: string | null
}

/** `column` is the column with the product id, which branch and group restrict. */
export const productTerms = (column: Sql, { branch, group, product }: ProductFilter): Sql =>
  sql.join(
    [
      ...(product ? [sql` and ${column} = ${product}::uuid`] : []),
      ...(group
        ? [sql` and ${column} in (select f.id from product f where ${sql.ours('f')} and f.group_id = ${group}::uuid)`]
        : []),
      ...(branch
        ? [
            sql` and ${column} in (select f.id from product f join product_group fg on fg.tenant_id = f.tenant_id and fg.id = f.group_id where ${sql.ours('f')} and fg.branch_id = ${branch}::uuid)`,
          ]
        : []),
    ],
    '',
  )

export const partnerTerms = (column: Sql, { partnerGroup, partner }: PartnerFilter): Sql =>
  sql.join(
    [
      ...(partner ? [sql` and ${column} = ${partner}::uuid`] : []),
      ...(partnerGroup
        ? [
            sql` and ${column} in (select f.id from partner f where ${sql.ours('f')} and f.group_id = ${partnerGroup}::uuid)`,
          ]
        : []),
    ],
    '',
  )

/**
 * Requires that all named records exist, because a report about a record that does not exist must be empty instead of
 * showing zeros for every month.
 */
export const knownTerms = (filter: PartnerFilter & ProductFilter): Sql => {
  const named: readonly (readonly [table: string, id: string | null])[] = [
    ['partner_group', filter.partnerGroup],
    ['partner', filter.partner],
    ['product_branch', filter.branch],
    ['product_group', filter.group],
    ['product', filter.product],
  ]
  return sql.join(
    named.flatMap(([table, id]) =>
      id ? [sql` and exists (select from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = ${id}::uuid)`] : [],
    ),
    '',
  )
}
