/** Context of all inputs of a form: today, the language and the cache of referenced records. */
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Day } from '#kernel/day.ts'
import { useToday } from '#web/data/profile.ts'
import type { RefCache } from '../draft/refs.ts'
import type { TextContext } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'

export interface FormScope {
  cache: RefCache
  /** Query parameters that restrict the records of a reference field according to other fields. */
  narrow: (name: string) => Readonly<Record<string, string>>
}
const Scope = createContext<FormScope | null>(null)
/** Created once per form, because every cell reads it. */
const Texts = createContext<TextContext | null>(null)

const useTexts = (): TextContext => {
  const { language, label } = useFormWords()
  const today: Day = useToday()
  return useMemo(() => ({ language, today, label }), [language, label, today])
}

export const FormScopeProvider = ({ scope, children }: { scope: FormScope; children: ReactNode }) => (
  <Scope value={scope}>
    <Texts value={useTexts()}>{children}</Texts>
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
