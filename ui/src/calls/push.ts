/** Whether this browser can be called though no page of ours is open. */
export function canPush(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window
}

/** Lets this browser be called by the server with that key; its subscription as text, or null if it is not allowed. */
export async function subscribed(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
  return found && JSON.stringify(found)
}
