/** Goods without VAT have a mark in place of a rate: not subject to it, or not declared (contract documents §2 block M). */
export const exemptRates: Readonly<Record<string, string>> = { '-1': 'KCT', '-2': 'KKKNT' }
