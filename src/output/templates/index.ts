/** Every delivered form. */
import type { Form } from '../template.ts'
import { moneyForms } from './money.ts'
import { purchaseForms } from './purchase.ts'
import { salesForms } from './sales.ts'
import { stockForms } from './stock.ts'

export const deliveredForms: readonly Form[] = [...salesForms, ...purchaseForms, ...moneyForms, ...stockForms]
