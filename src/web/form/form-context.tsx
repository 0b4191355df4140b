/** What every input of a form knows without being told: today, the language, the records met so far. */
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Day } from '#kernel/day.ts'
import { useToday } from '#web/session/profile.ts'
import type { RefCache } from './refs.ts'
import type { TextContext } from './value-text.ts'
import { useFormWords } from './words.ts'

export interface FormScope {
  cache: RefCache
  /** Query values that narrow a ref by what stands beside it. */
  narrow: (name: string) => Readonly<Record<string, string>>
}
const Scope = createContext<FormScope | null>(null)

export const FormScopeProvider = ({ scope, children }: { scope: FormScope; children: ReactNode }) => <Scope value={scope}>{children}</Scope>
export const useFormScope = (): FormScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('Impossible: an input outside a form')
  return scope
}

export const useTextContext = (): TextContext => {
  const { language, label } = useFormWords()
  const today: Day = useToday()
  return useMemo(() => ({ language, today, label }), [language, label, today])
}
