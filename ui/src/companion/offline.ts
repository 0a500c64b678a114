/** Lets the page and its engine be kept on this device; resolves once everything is, to false where that cannot be. */
export async function keptOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    return true
  } catch {
    return false
  }
}
