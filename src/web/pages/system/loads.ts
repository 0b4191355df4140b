/** What the system pages load, each with its words: apart from their addresses, which every page has. */
import type { ComponentType } from 'react'
import { loadReferred } from '#web/data/definitions.ts'
import { loadArea } from '#web/words/words.ts'

export { loadStartPage, loadTemplateList, loadTemplatePage } from '../rare-pages.ts'

type Loaded = Promise<ComponentType>

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

export const loadConfigHome = async (): Loaded => (await config()).ConfigHome
export const loadCompanyPage = async (): Loaded => (await config()).CompanyPage
export const loadConfigBySection = async (): Loaded => (await config()).ConfigBySection
export const loadLetterList = async (): Loaded => (await letters()).LetterList
export const loadLetterDetail = async (): Loaded => (await letters()).LetterDetail
export const loadUserList = async (): Loaded => (await users()).UserList
export const loadGroupList = async (): Loaded => (await groups()).GroupList
export const loadNewGroup = async (): Loaded => (await groups()).NewGroup
export const loadGroupForm = async (): Loaded => (await groups()).GroupForm
export const loadPermissionPage = async (): Loaded => (await permission()).PermissionPage
export const loadInvoiceConfigPage = async (): Loaded => (await invoices()).InvoiceConfigPage
export const loadApiKeyList = async (): Loaded => (await apiKeys()).ApiKeyList
export const loadWorkList = async (): Loaded => (await work()).WorkList
export const loadWorkDetail = async (): Loaded => (await work()).WorkDetail
export const loadEventList = async (): Loaded => (await events()).EventList
export const loadEventDetail = async (): Loaded => (await events()).EventDetail
export const loadInvoiceCheck = async (): Loaded => (await invoiceCheck()).InvoiceCheck
export const loadSecurityPage = async (): Loaded => (await security()).SecurityPage

export const loadUserForm = async (): Loaded => {
  const [{ UserForm }, { userFields }] = await Promise.all([users(), import('#system/user.ts')])
  await loadReferred(userFields)
  return UserForm
}
export const loadApiKeyForm = async (): Loaded => {
  const [{ ApiKeyForm }, { apiKeyFields }] = await Promise.all([apiKeys(), import('#system/api-key.ts')])
  await loadReferred(apiKeyFields)
  return ApiKeyForm
}
