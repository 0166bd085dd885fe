import { newVersion } from './newVersion';

const WORKER = '/worker.js';

/** How often a page looks for a new version at most, in milliseconds. */
const LOOK_EVERY = 10 * 60_000;

let lookedAt = 0;

/** Undefined where the browser has none, or doesn't allow it: the app then needs a network to open. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** A worker that hasn't answered by then may never do so. */
const PATIENCE = 5_000;

let isWanted = false;
let registering: Promise<unknown> = Promise.resolve();

/** Installs the worker that opens the app without a network, and learns from it of new versions. */
export async function installWorker(): Promise<void> {
  isWanted = true;
  try {
    const found = workers();
    if (!found) return;
    found.onmessage = ({ data }) => newVersion.compare(data?.entry);
    const registered = found.register(WORKER, { updateViaCache: 'none' });
    registering = registered.catch(() => {});
    const registration = await registered;
    const { active } = await found.ready;
    if (!isWanted) return;
    active?.postMessage('prepare');
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
export async function removeWorker(): Promise<void> {
  isWanted = false;
  try {
    await inTime(registering);
    const registration = await workers()?.getRegistration();
    if (registration) {
      // A worker that is still being installed counts too: it would keep files later.
      const { installing, waiting, active } = registration;
      await Promise.all([installing, waiting, active].map((worker) => worker && inTime(left(worker))));
      await registration.unregister();
    }
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where storage is forbidden, there is nothing to delete.
  }
}

/** Resolves when a worker has deleted what it kept. */
function left(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    worker.postMessage('leave', [port2]);
  });
}

const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
