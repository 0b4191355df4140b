/** The system pages (contract system §2). */
import type { ComponentType } from 'react'
import type { FunctionId, RightFlag } from '#model/right.ts'
import type { PageHandle } from '#web/menu/page-handle.ts'
import type * as loads from './loads.ts'

export interface SystemPage {
  path: string
  handle: PageHandle
  load: () => Promise<ComponentType>
}

/** What loads them stands apart: every page has this file. */
const load = (name: keyof typeof loads) => async (): Promise<ComponentType> => (await import('./loads.ts'))[name]()

/** `needs`: the function whose right to read opens the page; a page that is left by a button says where to. */
const page = (
  path: string,
  needs: FunctionId,
  name: keyof typeof loads,
  { flag = 'R', label = `function.${needs}`, ...more }: Partial<PageHandle> & { flag?: RightFlag } = {},
): SystemPage => ({ path: `/system/${path}`, handle: { label, needs: [[needs, flag]], ...more }, load: load(name) })
const leaving = (back: string, kind: PageHandle['kind'] = 'detail') => ({ kind, back: `/system/${back}` })

export const systemPages: readonly SystemPage[] = [
  {
    path: '/start',
    handle: { label: 'area.home' },
    load: load('loadStartPage'),
  },
  {
    path: '/invoice/check',
    handle: { label: 'menu.invoiceCheck', needs: [['OrderTax', 'R']] },
    load: load('loadInvoiceCheck'),
  },
  page('config', 'Config', 'loadConfigHome', { label: 'menu.config' }),
  page('config/company', 'Config', 'loadCompanyPage', { label: 'menu.company' }),
  page('config/:section', 'Config', 'loadConfigBySection', { label: 'menu.config' }),
  page('mail', 'Config', 'loadLetterList', {
    label: 'menu.letters',
    back: '/system/config/mail',
  }),
  page('mail/detail/:id', 'Config', 'loadLetterDetail', {
    label: 'menu.letters',
    kind: 'detail',
    back: '/system/mail',
  }),
  page('userrole/user/list', 'User', 'loadUserList'),
  page('userrole/user/detail/:id', 'User', 'loadUserForm', leaving('userrole/user/list')),
  page('groupuser', 'GroupUser', 'loadGroupList'),
  page('userrole/group/create', 'GroupUser', 'loadNewGroup', {
    flag: 'A',
    ...leaving('groupuser', 'add'),
  }),
  page('userrole/group/detail/:id', 'GroupUser', 'loadGroupForm', leaving('groupuser')),
  page('permission', 'GroupUser', 'loadPermissionPage', { label: 'menu.permission' }),
  page('printtemplate/:type?', 'PrintTemplate', 'loadTemplateList'),
  page('printtemplate/:type/:id', 'PrintTemplate', 'loadTemplatePage', leaving('printtemplate')),
  page('integrated/invoiceconfig', 'InvoiceConfig', 'loadInvoiceConfigPage'),
  page('apikey', 'User', 'loadApiKeyList', { label: 'menu.apiKey' }),
  page('apikey/detail/:id', 'User', 'loadApiKeyForm', { label: 'menu.apiKey', ...leaving('apikey') }),
  {
    path: '/account/security',
    handle: { label: 'page.security' },
    load: load('loadSecurityPage'),
  },
  page('work', 'Config', 'loadWorkList', { label: 'menu.work' }),
  page('work/detail/:id', 'Config', 'loadWorkDetail', { label: 'menu.work', ...leaving('work') }),
  page('event', 'Event', 'loadEventList'),
  page('event/detail/:id', 'Event', 'loadEventDetail', leaving('event')),
]
