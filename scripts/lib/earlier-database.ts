/**
 * What shows that an installation had a database before. Where anything of this is left, nobody makes a new database in
 * its place: the old one would seem to be lost (decision 0074).
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InstallationError } from './installation-error.ts'
import { isThere } from './kept-file.ts'

/** Files and folders that are only made when a database is complete; those with a slash count if something is in them. */
const marks = [
  'database.json',
  'secret.keys',
  'demo.txt',
  'demo.pending',
  'postgres.log',
  'postgres.log.old',
  'log/',
  'mail/',
] as const

const holdsSomething = (path: string): boolean => {
  try {
    return readdirSync(path).length > 0
  } catch (error) {
    // What cannot be looked into may hold anything.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/** The names, as they stand in the folder. */
export const marksIn = (dataDir: string): string[] =>
  marks.filter((name) => {
    const path = join(dataDir, name)
    return name.endsWith('/') ? holdsSomething(path) : isThere(path)
  })

/** Marks that the embedded database leaves, also beside an external one. */
export const embeddedIn = (dataDir: string): string[] =>
  ['postgres', 'postgres.json'].filter((name) => isThere(join(dataDir, name)))

/** One line, because a restart reports the last line of a message. */
export const databaseGone = (what: string, found: readonly string[]): InstallationError => {
  const names = found.join(', ')
  const left = found.length === 0 ? ['', ''] : [`, trong khi vẫn còn ${names}`, `, and there is still ${names}`]
  return new InstallationError(
    `Không thấy cơ sở dữ liệu ${what}${left[0]}. Không tạo cơ sở dữ liệu mới thay vào: hãy gắn lại ổ đĩa, trả thư mục về chỗ cũ ` +
      'hoặc đặt đúng DATABASE_URL; muốn bắt đầu lại hoặc phục hồi bản sao lưu thì chọn DATA_DIR khác. ' +
      `The database ${what} is missing${left[1]}. No new database is made in its place: mount its disk, put its folder back, ` +
      'or set the DATABASE_URL that was used; to begin anew or to restore a backup, choose another DATA_DIR.',
  )
}

/** For commands that work on what exists. */
export const noDatabase = (where: string): InstallationError =>
  new InstallationError(
    `Chưa có cơ sở dữ liệu ở ${where}; npm start tạo ra nó (DATA_DIR, DATABASE_URL chọn nơi khác). ` +
      `There is no database in ${where}; npm start makes one (DATA_DIR, DATABASE_URL choose another place).`,
  )
