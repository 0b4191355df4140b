/** Inputs hand their text to the form on blur, so this blurs the focused one and waits until the form has the value. */
export const commitFocusedInput = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** What is typed into a search and not chosen yet would be lost with the focus; empty: there is none. */
export const unpickedText = (): string => {
  const box = document.activeElement
  return box instanceof HTMLInputElement && box.dataset['unpicked'] !== undefined ? box.value.trim() : ''
}
