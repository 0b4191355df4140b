/** Files that are stored: what they are called, and their bytes as an address that pictures can have. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls } from '#wire/calls.ts'
import { call, callBytes } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'

/** The media type is '' while it is not known. */
export type FileHead = AnswerOf<'api/File/getList'>['ListItem'][number]

/** Those uploaded on this page: they are known at once, and may not be held by a record yet. */
export const uploadedFiles = new Map<string, FileHead>()

/** By id. A file that may not be read, or is gone, is missing. */
export const useStoredFiles = (ids: readonly string[]): ReadonlyMap<string, FileHead> => {
  const asked = ids.filter((id) => !uploadedFiles.has(id))
  const { data = [] } = useQuery({
    queryKey: ['files', ...asked],
    enabled: asked.length > 0,
    staleTime: Infinity,
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const query = { ids: asked.join(',') }
      return (await call(calls.fileHeads, { query, signal })).ListItem
    },
  })
  return new Map([...data, ...uploadedFiles.values()].map((one) => [one.id, one]))
}

export const pathOfFile = (id: string): string => `${calls.file}/${id}`

interface ReadFile {
  of: string
  /** Null: it could not be read. */
  blob: Blob | null
  source: string | null
}

/** Reads a file as long as it is shown: it needs the session, which the browser does not send by itself. */
export const useFileSource = (path: string | null): ReadFile | null => {
  const [read, setRead] = useState<ReadFile | null>(null)
  useEffect(() => {
    if (path === null) return undefined
    let url: string | null = null
    const stop = new AbortController()
    const load = async () => {
      const blob = await callBytes(path, { method: 'GET', signal: stop.signal }).catch(() => null)
      if (stop.signal.aborted) return
      url = blob && URL.createObjectURL(blob)
      setRead({ of: path, blob, source: url })
    }
    void load()
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  return read?.of === path ? read : null
}

export const isPicture = ({ type }: Pick<FileHead, 'type'>): boolean => /^image\/(png|jpeg|gif|webp)$/.test(type)
export const isPdf = ({ type }: Pick<FileHead, 'type'>): boolean => type === 'application/pdf'
