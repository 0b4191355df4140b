/** Users with certain rights. */
import { expect } from 'vitest'
import type { FunctionId, Right } from '#model/right.ts'
import type { TestApp } from './app.ts'

let made = 0
/** Creates a user with only these rights in tenant `minhtam`; returns the token. */
export const userWith = async (test: TestApp, rights: Partial<Record<FunctionId, Partial<Right>>>): Promise<string> => {
  const name = `u${(made += 1)}`
  const admin = await test.signIn('minhtam')
  const permissions = Object.entries(rights).map(([FuncID, right]) => ({ FuncID, ...right }))
  const group = await test.call('ApiGroupUser', 'UpdateDB', { Code: name, Name: name, permissions }, { token: admin })
  const user = await test.call(
    'ApiListUser',
    'UpdateDB',
    { UserName: `user.${name}`, password: 'matkhau1', groupId: group.body.Data.s_ID, email: `${name}@minhtam.vn` },
    { token: admin },
  )
  expect(user.body.Data.Description).toBe('ok')
  return test.signIn('minhtam', `user.${name}`, 'matkhau1')
}
