/** Scans bar codes with the camera; each adds its goods to the lines of a form. */
import { useCallback } from 'react'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { takeCode } from './camera-result.ts'
import { CameraView, type CameraViewProps } from './camera-view.tsx'

export interface CameraScanProps extends Omit<CameraViewProps, 'take'> {
  model: FormModel
}

export const CameraScan = ({ model, ...rest }: CameraScanProps) => {
  const take = useCallback((code: string) => takeCode(model, code), [model])
  return <CameraView take={take} {...rest} />
}
