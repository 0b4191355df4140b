/** Inputs hand their text to the form on blur, so this blurs the focused one and waits until the form has the value. */
export const commitFocusedInput = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}
