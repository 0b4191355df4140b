/** The system pages (contract system §2), each loaded with its translations. */
import type { ComponentType } from 'react'
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
const users = () => withWords(import('./users.tsx'))
const groups = () => withWords(import('./groups.tsx'))
const permission = () => withWords(import('./permission.tsx'))
const config = async () => {
  const module = await withWords(import('./config.tsx'))
  await loadReferred(module.settingFields)
  return module
}
const events = () => withWords(import('./events.tsx'))
const templates = () => import('#web/template/load.ts')
const templateNeeds = [['PrintTemplate', 'R']] as const

const configNeeds = [['Config', 'R']] as const

export const systemPages: readonly SystemPage[] = [
  {
    path: '/system/config',
    handle: { label: 'menu.config', needs: configNeeds },
    load: async () => (await config()).ConfigHome,
  },
  {
    path: '/system/config/company',
    handle: { label: 'menu.company', needs: configNeeds },
    load: async () => (await config()).CompanyPage,
  },
  {
    path: '/system/config/:section',
    handle: { label: 'menu.config', needs: configNeeds },
    load: async () => (await config()).ConfigBySection,
  },
  {
    path: '/system/userrole/user/list',
    handle: { label: 'function.User', needs: [['User', 'R']] },
    load: async () => (await users()).UserList,
  },
  {
    path: '/system/userrole/user/detail/:id',
    handle: { label: 'function.User', kind: 'detail', needs: [['User', 'R']], back: '/system/userrole/user/list' },
    load: async () => {
      const [{ UserForm }, { userFields }] = await Promise.all([users(), import('#system/user.ts')])
      await loadReferred(userFields)
      return UserForm
    },
  },
  {
    path: '/system/groupuser',
    handle: { label: 'function.GroupUser', needs: [['GroupUser', 'R']] },
    load: async () => (await groups()).GroupList,
  },
  {
    path: '/system/userrole/group/create',
    handle: { label: 'function.GroupUser', kind: 'add', needs: [['GroupUser', 'A']], back: '/system/groupuser' },
    load: async () => (await groups()).NewGroup,
  },
  {
    path: '/system/userrole/group/detail/:id',
    handle: { label: 'function.GroupUser', kind: 'detail', needs: [['GroupUser', 'R']], back: '/system/groupuser' },
    load: async () => (await groups()).GroupForm,
  },
  {
    path: '/system/permission',
    handle: { label: 'menu.permission', needs: [['GroupUser', 'R']] },
    load: async () => (await permission()).PermissionPage,
  },
  {
    path: '/system/printtemplate/:type?',
    handle: { label: 'function.PrintTemplate', needs: templateNeeds },
    load: async () => (await templates()).loadTemplateList(),
  },
  {
    path: '/system/printtemplate/:type/:id',
    handle: { label: 'function.PrintTemplate', kind: 'detail', needs: templateNeeds, back: '/system/printtemplate' },
    load: async () => (await templates()).loadTemplatePage(),
  },
  {
    path: '/system/event',
    handle: { label: 'function.Event', needs: [['Event', 'R']] },
    load: async () => (await events()).EventList,
  },
  {
    path: '/system/event/detail/:id',
    handle: { label: 'function.Event', kind: 'detail', needs: [['Event', 'R']], back: '/system/event' },
    load: async () => (await events()).EventDetail,
  },
]
