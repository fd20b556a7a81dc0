import { isText, storedValue } from '#lib/storage/storage.ts';

type Subscribed = { endpoint: string; p256dh: string; auth: string };
type Problem = 'denied' | 'unsupported' | 'failed';

/** Which of the listed devices this browser is. */
export const ownDevice = storedValue('maidan-notice-device', isText, '');

/** Whether this browser can be told at all. A worker that is not there yet comes a little after the page. */
export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** After a press only: asks for leave, and signs this browser up with its own push service. */
export async function subscribe(publicKey: string): Promise<Subscribed | Problem> {
  if (!canBeTold()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker === undefined) return 'unsupported';
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { keys } = made.toJSON();
    const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
    return p256dh === undefined || auth === undefined ? 'failed' : { endpoint: made.endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
}

/** Nothing is left behind in the browser for a device that was removed here. */
export async function unsubscribe(): Promise<void> {
  ownDevice.clear();
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  await made?.unsubscribe();
}
