import { expect, onTestFinished, test, vi } from 'vitest';
import { type News, openNews, showNews } from './news';

const ORIGIN = 'https://herdline.test';

/** A browser that shows notifications of a worker whose app is open in windows at these paths. */
function worker(...paths: string[]) {
  const shown = new Map<string, Notification>();
  const calls: string[] = [];
  const windows = paths.map((path) => ({
    url: ORIGIN + path,
    focus: async () => void calls.push(`focus ${path}`),
    navigate: async (url: string) => void calls.push(`navigate ${url}`),
  }));
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => [shown.get(tag)].filter(Boolean),
    showNotification: async (title: string, options: NotificationOptions) => {
      const close = () => shown.delete(options.tag ?? '');
      shown.set(options.tag ?? '', { title, ...options, close } as never);
    },
  };
  const clients = {
    matchAll: async () => windows,
    openWindow: async (url: string) => void calls.push(`open ${url}`),
  };
  const scope = { registration, clients, location: { origin: ORIGIN } } as never;
  const tell = (news: Partial<News> = {}) =>
    showNews(scope, {
      title: 'New order',
      body: '',
      tag: 'ORDERS',
      path: '/rancher-dashboard?order=1',
      count: 1,
      ...news,
    });
  return { scope, shown, calls, tell };
}

test('news of a topic replaces what was not looked at, counts it, and makes no sound within a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { shown, tell } = worker();
  await tell();
  expect(shown.get('ORDERS')).toMatchObject({ title: 'New order', renotify: true });
  await tell({ path: '/rancher-dashboard?order=2', count: 2 });
  await tell({ title: 'New message', tag: 'MESSAGES', path: '/messages/1' });
  expect([...shown.values()].map(({ title }) => title)).toEqual(['New order (3 new)', 'New message']);
  expect(shown.get('ORDERS')).toMatchObject({ renotify: false, data: { path: '/rancher-dashboard' } });
  vi.setSystemTime(Date.now() + 61_000);
  await tell();
  expect(shown.get('ORDERS')).toMatchObject({ title: 'New order (4 new)', renotify: true });
});

test.each([
  [[], [`open ${ORIGIN}/rancher-dashboard?order=1`]],
  [['/', '/rancher-dashboard?order=1'], ['focus /rancher-dashboard?order=1']],
  [
    ['/messages', '/'],
    ['focus /messages', `navigate ${ORIGIN}/rancher-dashboard?order=1`],
  ],
])('pressing opens what it is about, with windows at %j', async (paths, expected) => {
  const { scope, shown, calls, tell } = worker(...paths);
  await tell();
  await openNews(scope, shown.get('ORDERS') as Notification);
  expect(calls).toEqual(expected);
  expect(shown.size).toBe(0);
});
