/** Handing files and text to other programs of the device (Web Share), where the browser can. */

const typeOf = { pdf: 'application/pdf', png: 'image/png' } as const
type SharedKind = keyof typeof typeOf

export const fileOf = (blob: Blob, name: string, kind: SharedKind): File =>
  new File([blob], `${name}.${kind}`, { type: typeOf[kind] })

/** Some browsers share pictures alone, some nothing but text, some nothing. */
export const sharesFiles = (kind: SharedKind): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob(['x']), 'x', kind)] })
export const sharesText = (): boolean => typeof navigator.share === 'function'

/** `late`: the tap was too long ago, and another is needed; `left`: the person shared nothing. */
export const share = async (data: ShareData): Promise<'shared' | 'left' | 'late' | 'failed'> => {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure
    return failure.name === 'AbortError' ? 'left' : failure.name === 'NotAllowedError' ? 'late' : 'failed'
  }
}
