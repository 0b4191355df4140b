/** `npm run demo`: creates the demo tenant if it does not exist, and prints how to sign in. */
import { readConfig } from '#server/process/config.ts'
import { TenantError } from '#server/tenant.ts'
import { makeDemo } from './demo/demo.ts'
import { password, tenant, users } from './demo/people.ts'
import { openInstallation } from './lib/installation.ts'
import { InstallationError } from './lib/installation-error.ts'

const progress = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\rDữ liệu mẫu · demo data ${done}/${all}${done === all ? '\n' : ''}`)
}

/** The start script stores this text and adds the address, because the port may differ next time. */
const howToEnter = (): string => {
  const [admin, ...others] = users.map(({ userName }) => userName)
  return [
    `Dùng thử · demo: doanh nghiệp · tenant ${tenant.code} (${tenant.code}.${readConfig().baseDomain}), ${admin} / ${password}`,
    `  cùng mật khẩu · same password: ${others.join(', ')}`,
  ].join('\n')
}

const main = async (): Promise<void> => {
  const installation = await openInstallation({ mayMake: true })
  try {
    const { isNew } = await makeDemo(installation, progress)
    if (!isNew) console.error('Dữ liệu mẫu đã có, không thay đổi gì. The demo exists already; nothing was changed.')
    console.log(howToEnter())
  } finally {
    await installation.close()
  }
}

try {
  await main()
} catch (error) {
  const isPlain = error instanceof TenantError || error instanceof InstallationError
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
