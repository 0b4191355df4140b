/** Detects the real type of a file by its first bytes, and whether its name claims the same type. */
import { ownValue } from '#kernel/own.ts'

export type FileKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'zip'
  /** Word, Excel and PowerPoint files before 2007. */
  | 'ole'
  | 'markup'
  | 'text'
  | 'program'
  | 'unknown'

const starts = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const latin = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString('latin1')

/** Executables of Windows, Linux, macOS (three formats), Java, Windows shortcuts, scripts and WebAssembly. */
const isProgram = (bytes: Buffer): boolean =>
  starts(bytes, 0x4d, 0x5a) ||
  starts(bytes, 0x7f, 0x45, 0x4c, 0x46) ||
  starts(bytes, 0xca, 0xfe, 0xba, 0xbe) ||
  [0xce, 0xcf].some((byte) => starts(bytes, byte, 0xfa, 0xed, 0xfe) || starts(bytes, 0xfe, 0xed, 0xfa, byte)) ||
  starts(bytes, 0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00) ||
  starts(bytes, 0x23, 0x21) ||
  starts(bytes, 0x00, 0x61, 0x73, 0x6d)

const isText = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, 4096)
  return !text.includes(0) && !text.toString('utf8').slice(0, -4).includes('\uFFFD')
}

/** A browser would show the file as a page, or as a picture that runs scripts. */
const isMarkup = (bytes: Buffer): boolean =>
  /<(?:!doctype html|html|head|body|script|svg|iframe|img|meta|a )/i.test(bytes.subarray(0, 4096).toString('latin1'))

export const kindOf = (bytes: Buffer): FileKind => {
  if (isProgram(bytes)) return 'program'
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (latin(bytes, 0, 4) === 'GIF8') return 'gif'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (latin(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip'
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'ole'
  if (!isText(bytes)) return 'unknown'
  return isMarkup(bytes) ? 'markup' : 'text'
}

/** Types that cannot be recognised, except that they are not text. */
const closed: readonly FileKind[] = ['unknown']

/** The accepted file extensions, and the types their content may have. Other extensions are refused. */
const promised: Readonly<Record<string, readonly FileKind[]>> = {
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  bmp: closed,
  tif: closed,
  tiff: closed,
  heic: closed,
  pdf: ['pdf'],
  zip: ['zip'],
  rar: closed,
  '7z': closed,
  xlsx: ['zip'],
  docx: ['zip'],
  pptx: ['zip'],
  odt: ['zip'],
  ods: ['zip'],
  odp: ['zip'],
  xls: ['ole'],
  doc: ['ole'],
  ppt: ['ole'],
  msg: ['ole'],
  rtf: ['text'],
  xml: ['text'],
  json: ['text'],
  // Always served as plain text, so any text content is safe.
  txt: ['text', 'markup'],
  csv: ['text', 'markup'],
  eml: ['text', 'markup'],
  dwg: closed,
  dxf: ['text', 'unknown'],
  mp3: closed,
  m4a: closed,
  mp4: closed,
  mov: closed,
  // Notes and pictures without an extension.
  '': ['text', 'png', 'jpeg', 'gif', 'webp', 'pdf'],
}

/** Extensions that Windows or a browser would execute on opening. They are refused with a specific message. */
const runnable = new Set(
  'exe com scr pif msi msp bat cmd ps1 psm1 vbs vbe js jse mjs wsf wsh hta cpl jar lnk url reg dll sys app apk sh iso img html htm xhtml xht shtml mht svg svgz xlsm xlsb xltm xlam docm dotm pptm ppam iqy slk'.split(
    ' ',
  ),
)

export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name.toLowerCase())?.[1] ?? ''

/** The message key why a file is refused; null if it is accepted. */
export const refusalOf = (bytes: Buffer, name: string): 'fileDangerous' | 'fileDisguised' | 'fileKind' | null => {
  const kind = kindOf(bytes)
  // Windows ignores blanks and dots at the end of a name.
  const ending = endingOf(name.replace(/[. ]{1,20}$/, ''))
  if (kind === 'program' || runnable.has(ending)) return 'fileDangerous'
  const allowed = ownValue(promised, ending)
  if (!allowed) return 'fileKind'
  if (allowed.includes(kind)) return null
  return kind === 'markup' && ending === '' ? 'fileDangerous' : 'fileDisguised'
}
