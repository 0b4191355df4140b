/**
 * Who issues electronic invoices: the program itself, or a provider outside. What differs between them is one value of
 * this type each; the document asks it and knows none by name.
 */
export const providerNames = ['none', 'viettel', 'misa', 'vnpt'] as const
export type ProviderName = (typeof providerNames)[number]

export interface InvoiceProvider {
  name: ProviderName
  /** The program gives the number, in the transaction that issues the invoice; else the provider's answer has it. */
  givesNumbers: boolean
  /** An issued invoice can be cancelled, and that undone: nobody outside the program knows of it. */
  takesBack: boolean
}

/** The program alone: an issued invoice has a number, and its file is the program's own print. */
const noProvider: InvoiceProvider = { name: 'none', givesNumbers: true, takesBack: true }

/** What it has issued, the tax authority has: it is replaced or adjusted. */
const outside = (name: ProviderName): InvoiceProvider => ({ name, givesNumbers: false, takesBack: false })

const providers: Readonly<Partial<Record<string, InvoiceProvider>>> = {
  none: noProvider,
  viettel: outside('viettel'),
  misa: outside('misa'),
  vnpt: outside('vnpt'),
}

/** Undefined: nobody can issue by it here. */
export const providerOf = (name: string | null): InvoiceProvider | undefined => providers[name || 'none']
