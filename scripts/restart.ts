/**
 * `npm run restart`: starts the servers of the running installation anew, one after the other. With several processes
 * no request is refused meanwhile.
 */
import { readConfig } from '#server/process/config.ts'
import { runningOn } from './lib/single.ts'

const { dataDir } = readConfig()
const pid = runningOn(dataDir)
if (pid === null) {
  console.error(`Vựa không chạy với thư mục ${dataDir}. Vựa does not run on ${dataDir}.`)
  process.exitCode = 1
} else {
  process.kill(pid, 'SIGUSR2')
  console.log(`Các máy chủ đang được khởi động lại lần lượt. The servers start anew, one after the other (${pid}).`)
}
