/**
 * What the worked example of the contract says of its documents 1 to 19 and 21 to 23 (its §3 to §6), copied by hand.
 * Cash on delivery and document 20 are left out, and so are their consequences: BH000004 is open in full.
 */

/** TotalNoneTax, m_VAT, TotalTax, due date. */
export const totals: Readonly<Record<string, readonly unknown[]>> = {
  receipt: [7660000, 612800, 8272800, '2026-10-05'],
  order: [5940000, 475200, 6415200, undefined],
  orderedBill: [4100800, 328064, 4428864, '2026-09-25'],
  paidBill: [936000, 74880, 1010880, '2026-09-15'],
  baskets: [2500000, 250000, 2750000, '2026-10-05'],
  biscuitsBack: [221884, 17751, 239635, undefined],
  basketOrder: [1800000, 180000, 1980000, undefined],
  branchBill: [1982100, 158568, 2140668, '2026-11-07'],
  basketsBack: [200000, 20000, 220000, undefined],
  basketBill: [1060000, 106000, 1196000, '2026-10-20'],
  drinksBill: [920000, 73600, 993600, '2026-11-04'],
}

/** Per line: gross, m_Discount, Total, share of the order's discount, taxable, VatAmount. */
export const lines: Readonly<Record<string, readonly (readonly number[])[]>> = {
  receipt: [
    [4800000, 240000, 4560000, 58763, 4501237, 360099],
    [3200000, 0, 3200000, 41237, 3158763, 252701],
  ],
  order: [
    [4100000, 0, 4100000, 0, 4100000, 328000],
    [1840000, 0, 1840000, 0, 1840000, 147200],
  ],
  orderedBill: [
    [2460000, 49200, 2410800, 85071, 2325729, 186058],
    [1840000, 0, 1840000, 64929, 1775071, 142006],
  ],
  paidBill: [
    [480000, 0, 480000, 0, 480000, 38400],
    [456000, 0, 456000, 0, 456000, 36480],
  ],
  baskets: [[2500000, 0, 2500000, 0, 2500000, 250000]],
  biscuitsBack: [[230000, 8116, 221884, 0, 221884, 17751]],
  basketOrder: [[1800000, 0, 1800000, 0, 1800000, 180000]],
  branchBill: [
    [1080000, 0, 1080000, 0, 1080000, 86400],
    [930000, 27900, 902100, 0, 902100, 72168],
  ],
  basketsBack: [[200000, 0, 200000, 0, 200000, 20000]],
  basketBill: [[1080000, 20000, 1060000, 0, 1060000, 106000]],
  drinksBill: [[920000, 0, 920000, 0, 920000, 73600]],
}

/** What is left to pay, and of what it was paid. */
export const settled: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  orderedBill: { remaining: 1689229, depositApplied: 1000000, returned: 239635, received: 1500000 },
  paidBill: { remaining: 0, paid: 1010880 },
  branchBill: { remaining: 2140668 },
  basketBill: { remaining: 1196000 },
  drinksBill: { remaining: 993600 },
  receipt: { remaining: 3272800, settled: 5000000 },
  baskets: { remaining: 2530000, returned: 220000 },
  order: { iStat: 1, deposit: 1000000, depositUsed: 1000000 },
  basketOrder: { iStat: 3, deposit: 500000, depositUsed: 0 },
}

/** Cost and gross profit. */
export const earned: Readonly<Record<string, readonly [number, number]>> = {
  orderedBill: [3068788, 1032012],
  paidBill: [611701, 324299],
  branchBill: [1375827, 606273],
  basketBill: [450000, 610000],
  drinksBill: [635103, 284897],
}

/** Store, product, document, quantity, value, on hand, its value. */
export const stock: readonly (readonly [string, string, string, number, number, number, number])[] = [
  ['K01', 'SP001', 'opening', 480, 3120000, 480, 3120000],
  ['K01', 'SP001', 'receipt', 720, 4501237, 1200, 7621237],
  ['K01', 'SP001', 'orderedBill', -288, -1829097, 912, 5792140],
  ['K01', 'SP001', 'paidBill', -48, -304849, 864, 5487291],
  ['K01', 'SP001', 'transfer', -240, -1524248, 624, 3963043],
  ['K01', 'SP001', 'drinksBill', -100, -635103, 524, 3327940],
  ['K01', 'SP001', 'dentedCans', -24, -152425, 500, 3175515],
  ['K01', 'SP002', 'opening', 60, 1800000, 60, 1800000],
  ['K01', 'SP002', 'receipt', 100, 3158763, 160, 4958763],
  ['K01', 'SP002', 'orderedBill', -40, -1239691, 120, 3719072],
  ['K01', 'SP002', 'gifts', 10, 270000, 130, 3989072],
  ['K01', 'SP002', 'paidBill', -10, -306852, 120, 3682220],
  ['K01', 'SP002', 'transfer', -30, -920555, 90, 2761665],
  ['K01', 'SP002', 'biscuitsBack', 5, 154961, 95, 2916626],
  ['K01', 'SP002', 'count', -1, -30701, 94, 2885925],
  ['K01', 'SP003', 'baskets', 100, 2500000, 100, 2500000],
  ['K01', 'SP003', 'basketsBack', -8, -200000, 92, 2300000],
  ['K01', 'SP003', 'basketBill', -18, -450000, 74, 1850000],
  ['K01', 'SP003', 'count', 1, 25000, 75, 1875000],
  ['K02', 'SP001', 'transfer', 240, 1524248, 240, 1524248],
  ['K02', 'SP001', 'branchBill', -120, -762124, 120, 762124],
  ['K02', 'SP002', 'transfer', 30, 920555, 30, 920555],
  ['K02', 'SP002', 'branchBill', -20, -613703, 10, 306852],
]

/** Day, document, money into the fund. */
export const cash: Readonly<Record<string, readonly (readonly [string, string, number])[]>> = {
  TM: [
    ['2026-09-07', 'deposit', 1000000],
    ['2026-09-15', 'paidBillVoucher', 1010880],
    ['2026-09-29', 'basketDeposit', 500000],
    ['2026-10-25', 'cashDrawn', 3000000],
  ],
  NH01: [
    ['2026-10-02', 'payment', -5000000],
    ['2026-10-05', 'collected', 3500000],
    ['2026-10-25', 'cashDrawn', -3005500],
  ],
}
