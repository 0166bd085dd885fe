import { newVersion } from './newVersion';

const WORKER = '/worker.js';

/** The minimum time between two checks for a new version, in milliseconds. */
const MIN_CHECK_INTERVAL = 10 * 60_000;

let checkedAt = 0;

/** Returns undefined if the browser doesn't support or allow service workers. The app then needs a network to open. */
const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** How long to wait for a worker, in milliseconds. */
const TIMEOUT = 5_000;

let isWanted = false;
let registering: Promise<unknown> = Promise.resolve();

/** Installs the worker that opens the app without a network and reports new versions. */
export async function installWorker(): Promise<void> {
  isWanted = true;
  try {
    const found = serviceWorkers();
    if (!found) return;
    found.onmessage = ({ data }) => newVersion.compare(data?.entry);
    const registered = found.register(WORKER, { updateViaCache: 'none' });
    registering = registered.catch(() => {});
    const registration = await registered;
    const { active } = await found.ready;
    if (!isWanted) return;
    active?.postMessage('prepare');
    await checkVersion(registration);
    document.onvisibilitychange = () => void checkVersion(registration).catch(() => {});
  } catch {
    // Browsers refuse workers in private windows and on full disks. The app works without one.
  }
}

/** Checks for a new version. A newly installed worker reports its version itself. Otherwise asks the active worker. */
async function checkVersion(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.hidden || (checkedAt !== 0 && performance.now() - checkedAt < MIN_CHECK_INTERVAL)) return;
  checkedAt = performance.now();
  await registration.update();
  if (!registration.installing && !registration.waiting) registration.active?.postMessage('version');
}

/** Tells the worker to cache the code of a rancher's day. */
export async function prepareRancherDay(): Promise<void> {
  const registration = await serviceWorkers()?.ready;
  registration?.active?.postMessage('rancherDay');
}

/** Removes the worker and all cached files from the device. */
export async function removeWorker(): Promise<void> {
  isWanted = false;
  try {
    await withTimeout(registering);
    const registration = await serviceWorkers()?.getRegistration();
    if (registration) {
      // Includes a worker that is still being installed, which would otherwise cache files later.
      const { installing, waiting, active } = registration;
      await Promise.all([installing, waiting, active].map((worker) => worker && withTimeout(deleteCaches(worker))));
      await registration.unregister();
    }
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // If storage is forbidden, there is nothing to delete.
  }
}

function deleteCaches(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    worker.postMessage('leave', [port2]);
  });
}

const withTimeout = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
