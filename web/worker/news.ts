/** What the server sends (graph/jobs/pushes/writeNews.ts). */
export type News = { title: string; body: string; tag: string; path: string; count: number };

type Shown = { path: string; count: number; at: number };

type Scope = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients' | 'location'>;

/** How long more news of the same topic stays silent, in milliseconds. */
const QUIET = 60_000;

/** Shows what happened. News of the same topic replaces what wasn't looked at yet, and says how much there is. */
export async function showNews({ registration }: Scope, { title, body, tag, path, count }: News): Promise<void> {
  const [unread] = await registration.getNotifications({ tag });
  const earlier = unread?.data as Shown | undefined;
  const all = (earlier?.count ?? 0) + count;
  // Several orders have no page of their own, so their list opens.
  const place = !earlier || earlier.path === path ? path : path.replace(/[?#].*/, '');
  const data: Shown = { path: place, count: all, at: Date.now() };
  const icon = '/icons/icon-192.png';
  const renotify = Date.now() - (earlier?.at ?? 0) > QUIET;
  const options = { body, tag, icon, badge: icon, renotify, data };
  await registration.showNotification(all > 1 ? `${title} (${all} new)` : title, options);
}

/** Opens what a notification is about: in the window that shows it, in another one of the app, or in a new one. */
export async function openNews({ clients, location }: Scope, notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL((notification.data as Shown).path, location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === href) ?? windows[0];
  if (!open) return void (await clients.openWindow(href));
  await open.focus();
  if (open.url !== href) await open.navigate(href);
}
