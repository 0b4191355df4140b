/** How much an amount changed. */
import { decimal, multiplyDivide, subtract, zero, type Decimal } from './decimal.ts'

/** In per cent of what was, rounded to one decimal; null where there was nothing to compare with. */
export const changeOf = (now: Decimal, earlier: Decimal): Decimal | null =>
  earlier > zero ? multiplyDivide(subtract(now, earlier), decimal(100), earlier, 1) : null
