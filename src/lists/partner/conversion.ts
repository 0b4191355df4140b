/** What `Customer/ConvertAddress` answers. */
interface ConvertedPartner {
  s_ID: string
  NumberID: string
  Name: string
  address: string
}

export interface Conversion {
  TotalCount: number
  moved: readonly (ConvertedPartner & { newAddress: string })[]
  /** Those with several new communes, and those with none. */
  ListItem: readonly (ConvertedPartner & {
    candidates: readonly { s_ID: string; Name: string; provinceName: string }[]
  })[]
}
