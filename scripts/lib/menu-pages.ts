/** Every page a user reaches from the menu, and those reached from them that have no entry, for `npm run screens`. */
import { documentMetas } from '#documents/index.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { listMetas } from '#lists/index.ts'
import { isOtherForm } from '#model/report.ts'
import { reportMetas } from '#reports/index.ts'
import { buildMenu, type Entry } from '#web/menu/areas.ts'
import { otherEntries } from '#web/menu/extra-pages.ts'
import { reportPath } from '#web/menu/report-names.ts'

export interface MenuPage {
  area: string
  path: string
}

const pathsOf = ({ path, pages }: Entry): string[] => (pages ? pages.map((page) => page.path) : [path])

/** Pages that are reached from the page of the account, from the settings or from a list. */
const further: readonly MenuPage[] = [
  { area: 'report', path: '/reports/reportbill' },
  ...reportMetas
    .filter((report) => !isOtherForm(report))
    .map((report) => ({ area: 'report', path: `${reportPath(report)}?preset=THISMONTH` })),
  ...['/start', '/account/security', '/system/mail', '/system/config/mail', '/system/printtemplate/5'].map((path) => ({
    area: 'system',
    path,
  })),
]

/** In the order of the menu. */
export const menuPages = (): MenuPage[] => {
  const areas = buildMenu({ documents: documentMetas, lists: listMetas, others: otherEntries })
  const entries = areas.flatMap(({ id, entries: own }) =>
    own.flatMap((entry) => pathsOf(entry).map((path) => ({ area: id as string, path }))),
  )
  return [...entries, ...further].filter((page, at, all) => all.findIndex(({ path }) => path === page.path) === at)
}

export const areaName = (area: string): string => translate('en', `area.${area}`)
