/** All words, Vietnamese (the source) and English: of one file per area, and of the folders of the definitions. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as asking from './areas/asking.ts'
import * as attention from './areas/attention.ts'
import * as camera from './areas/camera.ts'
import * as common from './areas/common.ts'
import * as conditions from './areas/conditions.ts'
import * as grouping from './areas/grouping.ts'
import * as documents from './areas/documents.ts'
import * as exchange from './areas/exchange.ts'
import * as goods from './areas/goods.ts'
import * as help from './areas/help.ts'
import * as home from './areas/home.ts'
import * as hub from './areas/hub.ts'
import * as importing from './areas/importing.ts'
import * as keys from './areas/keys.ts'
import * as labels from './areas/labels.ts'
import * as listing from './areas/listing.ts'
import * as lists from './areas/lists.ts'
import * as correcting from './areas/correcting.ts'
import * as invoicing from './areas/invoicing.ts'
import * as counter from './areas/counter.ts'
import * as packing from './areas/packing.ts'
import * as parcels from './areas/parcels.ts'
import * as mail from './areas/mail.ts'
import * as messages from './areas/messages.ts'
import * as opened from './areas/opened.ts'
import * as openapi from './areas/openapi.ts'
import * as owner from './areas/owner.ts'
import * as paste from './areas/paste.ts'
import * as prices from './areas/prices.ts'
import * as print from './areas/print.ts'
import * as merge from './areas/merge.ts'
import * as removal from './areas/removal.ts'
import * as reports from './areas/reports.ts'
import * as serverMessages from './areas/server-messages.ts'
import * as start from './areas/start.ts'
import * as stored from './areas/stored.ts'
import * as storedTexts from './areas/stored-texts.ts'
import * as templateMessages from './areas/template-messages.ts'
import * as templates from './areas/templates.ts'
import * as templateEditor from './areas/template-editor.ts'
import * as tracking from './areas/tracking.ts'
import * as voucher from './areas/voucher.ts'
import * as web from './areas/web.ts'
import * as webForm from './areas/web-form.ts'
import * as work from './areas/work.ts'
import { wordIn, type Catalogues, type Language, type Words } from './fill.ts'

export type { Language, Words }

interface Area {
  vi: Words
  en: Words
}
const root = fileURLToPath(new URL('..', import.meta.url))
/** What a definition is called (`titles.ts`), and its fields and choices (`labels.ts`). */
const files = globSync('{documents,lists,reports,books}/**/{titles,*.titles,labels}.ts', { cwd: root }).sort()
const own = await Promise.all(files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as Area))

/**
 * Every file of words; a key stands in one of them.
 * @public A test reads it by its path.
 */
export const areas: readonly Area[] = [
  attention,
  messages,
  serverMessages,
  work,
  common,
  conditions,
  grouping,
  documents,
  goods,
  camera,
  exchange,
  help,
  home,
  hub,
  importing,
  keys,
  labels,
  listing,
  correcting,
  invoicing,
  mail,
  counter,
  packing,
  parcels,
  paste,
  lists,
  opened,
  openapi,
  owner,
  reports,
  prices,
  print,
  merge,
  removal,
  asking,
  start,
  stored,
  storedTexts,
  templateMessages,
  templates,
  templateEditor,
  tracking,
  voucher,
  web,
  webForm,
  ...own,
]
export const catalogues: Catalogues = {
  vi: Object.assign({}, ...areas.map((area) => area.vi)) as Words,
  en: Object.assign({}, ...areas.map((area) => area.en)) as Words,
}

export const translate = (language: Language, key: string, values?: Readonly<Record<string, string>>): string =>
  wordIn(catalogues, { language, key }, values)
