/** The system pages (contract system §2), each loaded with its translations. */
import type { ComponentType } from 'react'
import type { FunctionId, RightFlag } from '#model/right.ts'
import { loadReferred } from '#web/data/definitions.ts'
import type { PageHandle } from '#web/menu/page-handle.ts'
import { loadArea } from '#web/words/words.ts'

export interface SystemPage {
  path: string
  handle: PageHandle
  load: () => Promise<ComponentType>
}

const withWords = async <M>(module: Promise<M>): Promise<M> => {
  const [loaded] = await Promise.all([module, loadArea('owner'), loadArea('listing')])
  return loaded
}
const users = async () => (await Promise.all([withWords(import('./users.tsx')), loadArea('mail')]))[0]
const groups = () => withWords(import('./groups.tsx'))
const permission = () => withWords(import('./permission.tsx'))
const config = async () => {
  const [module] = await Promise.all([withWords(import('./config.tsx')), loadArea('mail')])
  await loadReferred(module.settingFields)
  return module
}
const letters = async () => (await Promise.all([withWords(import('./letters.tsx')), loadArea('mail')]))[0]
const work = async () => (await Promise.all([withWords(import('./work.tsx')), loadArea('work')]))[0]
const invoices = async () => (await Promise.all([withWords(import('./invoice-config.tsx')), loadArea('invoicing')]))[0]
const invoiceCheck = async () => (await Promise.all([import('../invoice-check.tsx'), loadArea('invoicing')]))[0]
const events = () => withWords(import('./events.tsx'))
const apiKeys = () => withWords(import('./api-keys.tsx'))
const security = () => withWords(import('./security.tsx'))
const templates = () => import('#web/pages/rare-pages.ts')

/** `needs`: the function whose right to read opens the page; a page that is left by a button says where to. */
const page = (
  path: string,
  needs: FunctionId,
  load: () => Promise<ComponentType>,
  { flag = 'R', label = `function.${needs}`, ...more }: Partial<PageHandle> & { flag?: RightFlag } = {},
): SystemPage => ({ path: `/system/${path}`, handle: { label, needs: [[needs, flag]], ...more }, load })
const leaving = (back: string, kind: PageHandle['kind'] = 'detail') => ({ kind, back: `/system/${back}` })

export const systemPages: readonly SystemPage[] = [
  {
    path: '/start',
    handle: { label: 'area.home' },
    load: async () => (await templates()).loadStartPage(),
  },
  {
    path: '/invoice/check',
    handle: { label: 'menu.invoiceCheck', needs: [['OrderTax', 'R']] },
    load: async () => (await invoiceCheck()).InvoiceCheck,
  },
  page('config', 'Config', async () => (await config()).ConfigHome, { label: 'menu.config' }),
  page('config/company', 'Config', async () => (await config()).CompanyPage, { label: 'menu.company' }),
  page('config/:section', 'Config', async () => (await config()).ConfigBySection, { label: 'menu.config' }),
  page('mail', 'Config', async () => (await letters()).LetterList, {
    label: 'menu.letters',
    back: '/system/config/mail',
  }),
  page('mail/detail/:id', 'Config', async () => (await letters()).LetterDetail, {
    label: 'menu.letters',
    kind: 'detail',
    back: '/system/mail',
  }),
  page('userrole/user/list', 'User', async () => (await users()).UserList),
  page(
    'userrole/user/detail/:id',
    'User',
    async () => {
      const [{ UserForm }, { userFields }] = await Promise.all([users(), import('#system/user.ts')])
      await loadReferred(userFields)
      return UserForm
    },
    leaving('userrole/user/list'),
  ),
  page('groupuser', 'GroupUser', async () => (await groups()).GroupList),
  page('userrole/group/create', 'GroupUser', async () => (await groups()).NewGroup, {
    flag: 'A',
    ...leaving('groupuser', 'add'),
  }),
  page('userrole/group/detail/:id', 'GroupUser', async () => (await groups()).GroupForm, leaving('groupuser')),
  page('permission', 'GroupUser', async () => (await permission()).PermissionPage, { label: 'menu.permission' }),
  page('printtemplate/:type?', 'PrintTemplate', async () => (await templates()).loadTemplateList()),
  page(
    'printtemplate/:type/:id',
    'PrintTemplate',
    async () => (await templates()).loadTemplatePage(),
    leaving('printtemplate'),
  ),
  page('integrated/invoiceconfig', 'InvoiceConfig', async () => (await invoices()).InvoiceConfigPage),
  page('apikey', 'User', async () => (await apiKeys()).ApiKeyList, { label: 'menu.apiKey' }),
  page(
    'apikey/detail/:id',
    'User',
    async () => {
      const [{ ApiKeyForm }, { apiKeyFields }] = await Promise.all([apiKeys(), import('#system/api-key.ts')])
      await loadReferred(apiKeyFields)
      return ApiKeyForm
    },
    { label: 'menu.apiKey', ...leaving('apikey') },
  ),
  {
    path: '/account/security',
    handle: { label: 'page.security' },
    load: async () => (await security()).SecurityPage,
  },
  page('work', 'Config', async () => (await work()).WorkList, { label: 'menu.work' }),
  page('work/detail/:id', 'Config', async () => (await work()).WorkDetail, { label: 'menu.work', ...leaving('work') }),
  page('event', 'Event', async () => (await events()).EventList),
  page('event/detail/:id', 'Event', async () => (await events()).EventDetail, leaving('event')),
]
