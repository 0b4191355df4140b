/**
 * `npm run demo`: creates the demo tenant if it does not exist, and prints how to sign in. With `-- --new-password` its
 * users get a random password.
 */
import { readConfig } from '#server/process/config.ts'
import { makeDemo } from './demo/demo.ts'
import { hasPublishedPassword, randomPassword, replaceDemoPasswords } from './demo/passwords.ts'
import { publishedPassword, tenant, users } from './demo/people.ts'
import { readCommandLine } from './lib/command-line.ts'
import { isOpenToOthers, shownOnce } from './lib/first-demo.ts'
import type { Installation } from './lib/installation.ts'
import { onInstallation } from './lib/on-installation.ts'

const progress = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\rDữ liệu mẫu · demo data ${done}/${all}${done === all ? '\n' : ''}`)
}

const config = readConfig()
const names = users.map(({ userName }) => userName)
const place = `Dùng thử · demo: doanh nghiệp · tenant ${tenant.code} (${tenant.code}.${config.baseDomain})`

/** The start script keeps this text and adds the address, because the port may differ next time. */
const published = [
  `${place}, ${names[0]} / ${publishedPassword}`,
  `  cùng mật khẩu · same password: ${names.slice(1).join(', ')}`,
].join('\n')

/** Without the password it is the text the start script keeps. */
const withRandom = (password: string | null): string =>
  [
    `${place}, ${names.join(', ')}`,
    '  mật khẩu chỉ in một lần; đặt lại · the password is shown once; a new one: npm run demo -- --new-password',
    ...(password ? [shownOnce(password)] : []),
  ].join('\n')

const make = async (installation: Installation, isNewWanted: boolean): Promise<string> => {
  const { owner } = installation
  // A running installation may be open to others although this command was called without its settings.
  const isLocal = config.isLocal && !isOpenToOthers(config.dataDir)
  const password = isLocal ? publishedPassword : randomPassword()
  const { isNew } = await makeDemo(installation, progress, undefined, password)
  if (!isNew) console.error('Dữ liệu mẫu đã có, không thay đổi gì. The demo exists already; nothing was changed.')
  const replaced = isNewWanted || !isLocal ? await replaceDemoPasswords(owner, { all: isNewWanted }) : null
  if (replaced) return withRandom(replaced)
  if (isNew) return isLocal ? published : withRandom(password)
  return isLocal && (await hasPublishedPassword(owner)) ? published : withRandom(null)
}

/** What `npm start` does with a demo that is there where others reach the installation. */
const guard = async ({ owner }: Installation): Promise<string> => {
  const replaced = await replaceDemoPasswords(owner)
  return replaced ? withRandom(replaced) : ''
}

const usage = `Cách dùng · Usage:
  npm run demo [-- --new-password]`
const { values } = readCommandLine(usage, {
  'new-password': { type: 'boolean', default: false },
  guard: { type: 'boolean', default: false },
})
await onInstallation({ mayMake: true }, async (installation) => {
  console.log(values.guard ? await guard(installation) : await make(installation, values['new-password']))
})
