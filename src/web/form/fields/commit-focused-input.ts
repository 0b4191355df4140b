/** Everything typed must have reached the form: leaving a field hands it over. */
export const handOver = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}
