/** Query names that mean the same (contract README §3). */
export const spellings: Readonly<Record<string, readonly string[]>> = { Branch_ID: ['BranhID', 'BranchID'] }
