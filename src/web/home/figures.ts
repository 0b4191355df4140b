/** The figures of the home page, by the names of the business. */
import type * as described from '#wire/described/dashboard.ts'
import type { Spelt } from '#wire/spelling.ts'

export type Dashboard = Spelt<described.Dashboard>
export type OverduePartner = Spelt<described.OverduePartner>
export type SoldOnDay = Spelt<described.SoldOnDay>
export type DebtFigures = Spelt<described.DebtFigures>
