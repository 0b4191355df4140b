/** Context of all inputs of a form: today, the language and the cache of referenced records. */
import { createContext, use, type ReactNode } from 'react'
import type { Field } from '#model/field.ts'
import { useTexts } from '#web/data/use-texts.ts'
import type { RefCache } from '../draft/store/refs.ts'
import type { TextContext } from '../../values/value-text.ts'

export interface FormScope {
  cache: RefCache
  /** Query parameters that restrict the records of a reference field according to other fields. */
  narrow: (name: string) => Readonly<Record<string, string>>
  /** The decimals of the currency of an amount; by default those of the scope around, or else of the base currency. */
  decimalsOf?: (field: Field) => number
}
const Scope = createContext<FormScope | null>(null)
/** Created once per form, because every cell reads it. */
const Texts = createContext<TextContext | null>(null)

export const FormScopeProvider = ({ scope, children }: { scope: FormScope; children: ReactNode }) => (
  <Scope value={scope}>
    <Texts value={useTexts(scope.decimalsOf ?? use(Texts)?.decimalsOf)}>{children}</Texts>
  </Scope>
)
export const useFormScope = (): FormScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('Impossible: an input outside a form')
  return scope
}
export const useTextContext = (): TextContext => {
  const texts = use(Texts)
  if (!texts) throw new Error('Impossible: an input outside a form')
  return texts
}
