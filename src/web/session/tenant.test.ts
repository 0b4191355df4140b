import { expect, it } from 'vitest'
import { tenantOfHost } from './tenant.ts'

it.each([
  ['minhtam.example.vn', 'minhtam'],
  ['minhtam.example.vn:8080', 'minhtam'],
  ['MinhTam.Example.vn', 'minhtam'],
  ['example.vn', ''],
  ['www.example.vn', ''],
  ['localhost:8080', ''],
  ['hung-thinh.localhost', 'hung-thinh'],
  ['127.0.0.1:8080', ''],
  ['[::1]:8080', ''],
  ['-bad.example.vn', ''],
])('%s belongs to "%s"', (host, tenant) => expect(tenantOfHost(host)).toBe(tenant))
