import { newVersion } from './newVersion';

const WORKER = '/worker.js';

/** How often a page looks for a new version at most, in milliseconds. */
const LOOK_EVERY = 10 * 60_000;

let lookedAt = 0;

/** Undefined where the browser has none, or doesn't allow it: the app then needs a network to open. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** A worker that isn't there by then may never be. */
const PATIENCE = 5_000;

let hired: Promise<unknown> = Promise.resolve();

/** Installs the worker that opens the app without a network, and learns from it of new versions. */
export function hireWorker(): void {
  hired = hire();
}

async function hire(): Promise<void> {
  try {
    const found = workers();
    if (!found) return;
    found.onmessage = ({ data }) => newVersion.compare(data?.entry);
    const registration = await found.register(WORKER, { updateViaCache: 'none' });
    (await found.ready).active?.postMessage('prepare');
    await look(registration);
    document.onvisibilitychange = () => void look(registration).catch(() => {});
  } catch {
    // Private windows and full disks refuse it.
  }
}

/** A worker of a newer version tells of itself once it's there. One that is there already is asked. */
async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.hidden || (lookedAt !== 0 && performance.now() - lookedAt < LOOK_EVERY)) return;
  lookedAt = performance.now();
  await registration.update();
  if (!registration.installing && !registration.waiting) registration.active?.postMessage('version');
}

/** Lets the worker fetch the code of a rancher's day. */
export async function prepareRancherDay(): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage('rancherDay');
}

/** Leaves nothing of the app on the device. */
export async function dismissWorker(): Promise<void> {
  try {
    // One that is still being installed would keep things after this.
    await Promise.race([hired, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    const registration = await workers()?.getRegistration();
    registration?.active?.postMessage('leave');
    await registration?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where storage is forbidden, there is nothing.
  }
}
