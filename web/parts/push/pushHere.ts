import type { MailTopic } from '../../../rules/accounts/mailTopics';
import { ask, mutate } from '../../apollo/mutate';
import { isMarked, setMark } from '../../ui/state/stored';
import { EndPushDeviceDocument, PushDocument, SetPushDeviceDocument } from './Push.generated';

/** Whether this browser can be told by push. An iPhone can, once the app is on its home screen. */
export const canPush = () => Boolean(navigator.serviceWorker) && 'PushManager' in window && 'Notification' in window;

const subscribed = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** How the viewer is told in this browser, as the server knows it. */
export async function readPushHere() {
  const endpoint = (await subscribed())?.endpoint ?? null;
  return (await ask(PushDocument, { endpoint }, { fetchPolicy: 'network-only' })).push;
}

/** Marks that the person wants nothing on this device. */
const REFUSED = 'herdline.noPush';

export const refuseHere = () => setMark(REFUSED, true);

/** Whether to ask the person to be told in this browser. Renews an earlier yes after a new sign-in. */
export async function shouldAskHere(): Promise<boolean> {
  if (!canPush() || Notification.permission === 'denied') return false;
  if (Notification.permission === 'granted') {
    const push = await readPushHere();
    if (push.device && !push.device.isOfThisSession) await tellHere(push, push.device);
    if (push.device) return false;
    // Signing out has ended it, or it tells another person, whose sign-in has expired.
    await (await subscribed())?.unsubscribe();
  }
  // Where nothing can be stored, nobody is asked, because the answer would be lost.
  return !isMarked(REFUSED) && setMark(REFUSED, false);
}

export type PushHere = Awaited<ReturnType<typeof readPushHere>>;

type Choices = { topics: MailTopic[]; showsDetails: boolean };

/** Tells the viewer in this browser of these topics. The browser has to allow notifications. */
export async function tellHere(push: PushHere, { topics, showsDetails }: Choices): Promise<PushHere> {
  const { endpoint, keys } = (await subscribe(push.key)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser subscribed without keys');
  const input = { endpoint, publicKey: keys.p256dh, auth: keys.auth, topics, showsDetails };
  const told = (await mutate(SetPushDeviceDocument, { input })).setPushDevice.push;
  setMark(REFUSED, false);
  return told;
}

/** Stops telling the viewer in this browser. */
export async function tellNothingHere(push: PushHere): Promise<PushHere> {
  refuseHere();
  const subscription = await subscribed();
  if (!subscription) return { ...push, device: null };
  const { endpoint } = subscription;
  const ended = (await mutate(EndPushDeviceDocument, { endpoint })).endPushDevice.push;
  await subscription.unsubscribe();
  return ended;
}

/** A subscription that was made with an older key of the server is replaced. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
