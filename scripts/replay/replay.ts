/** Replays one file into one tenant: enters what is missing, then compares. */
import { performance } from 'node:perf_hooks'
import type { Installation } from '../lib/installation.ts'
import { verify } from '../lib/verification.ts'
import { CallError, signIn, type Client } from '../client.ts'
import { found, isSame, tableOf, wanted } from './figures.ts'
import { play } from './play.ts'
import type { Step } from './progress.ts'
import type { Sales } from './sales.ts'
import { hire, openShop, type Shop } from './shop.ts'

export interface Replay {
  url: string
  tenant: string
  databases: Pick<Installation, 'owner' | 'app'>
}
export interface Outcome {
  isRight: boolean
  /** An earlier run had entered everything; nothing was written now. */
  wasDone: boolean
  text: string
}

const speeds = (steps: readonly Step[]): string =>
  steps
    .filter(({ count }) => count > 0)
    .map(({ name, count, seconds }) => {
      const [took, speed] = [seconds.toFixed(1).padStart(8), (count / seconds).toFixed(1).padStart(8)]
      return `${name.padEnd(44)}${String(count).padStart(6)}${took} s${speed} /s`
    })
    .join('\n')

/**
 * Tenant and password were just created in the database; if the product does not know them, it uses another database.
 */
const enter = ({ url, tenant }: Replay, password: string): Promise<Client> =>
  signIn({ url, tenant }, { userName: 'admin', password }).catch((error: unknown) => {
    if (!(error instanceof CallError) || ![400, 404].includes(error.status)) throw error
    throw new Error(
      `Vựa ở ${url} dùng cơ sở dữ liệu khác. The product at ${url} works with another database than DATA_DIR or DATABASE_URL name.`,
      { cause: error },
    )
  })

const isDone = async (given: Replay, shop: Shop, file: Sales): Promise<boolean> => {
  if (shop.isNew) return false
  const admin = await enter(given, shop.password)
  const bills = await admin.list('Order', { nItem: 1 })
  const returns = await admin.list('ImportReturn', { nItem: 1 })
  const open = bills.arrSUM.find(({ Name }) => Name === 'remaining')?.Total ?? 0
  const { bills: billCount, returns: returnCount } = wanted(file)
  return bills.TotalCount === billCount && returns.TotalCount === returnCount && open === 0
}

export const replay = async (given: Replay, file: Sales): Promise<Outcome> => {
  const { url, tenant, databases } = given
  const shop = await openShop(databases, tenant)
  const wasDone = await isDone(given, shop, file)
  const steps = wasDone
    ? []
    : await play(await hire({ url, tenant }, await enter(given, shop.password), shop.password), file)
  const admin = await enter(given, shop.password)
  const [expected, answered] = [wanted(file), await found(admin)]
  const from = performance.now()
  const { isClean, text } = await verify(databases.app, shop.tenant)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const { lines, invoices } = file.skipped
  return {
    isRight: isClean && isSame(expected, answered),
    wasDone,
    text: [
      wasDone ? 'Đã chạy trước đó, không thay đổi gì. Done by an earlier run; nothing was changed.' : speeds(steps),
      '',
      tableOf(expected, answered),
      `Bỏ qua · skipped: ${lines} dòng không có số lượng hoặc giá · lines without quantity or price, ${invoices} chứng từ chỉ có dòng như vậy · invoices of nothing else`,
      '',
      `Kiểm tra sổ · ledgers (${seconds} s)`,
      text,
      '',
      `Đăng nhập · sign in: ${tenant} / admin / ${shop.password}`,
    ].join('\n'),
  }
}
