import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../errors';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { DiskCache } from './DiskCache';
import { PictureRefusal } from './PictureRefusal';
import { Pictures } from './Pictures';

afterEach(() => void vi.useRealTimers());

const URL = 'https://a.example/x.jpg';

const theirs = (changes: object = {}) => new PictureRefusal(502, 'theirs', { code: 'UNAVAILABLE', ...changes });
const late = theirs({ isTemporary: true, timedOut: true });
const gone = new PictureRefusal(404, 'gone', { code: 'NOT_FOUND' });

function pictures() {
  const { path: folder, remove } = temporaryDirectory();
  onTestFinished(remove);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const cache = new DiskCache(path.join(folder, 'cache'), 1_000);
  const load = vi.fn(async (url: string) => Buffer.from(url));
  return { cache, load, lines, shown: new Pictures({ cache, load, log }) };
}

/** With a cached picture that is so old that it has to be loaded again. */
async function withOutdated() {
  const given = pictures();
  const write = vi.spyOn(given.cache, 'write');
  await given.shown.read(URL);
  const [name] = write.mock.calls[0]!;
  const { cache } = given;
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const read = cache.read.bind(cache);
  vi.spyOn(cache, 'read').mockImplementation(async (asked) => {
    const cached = await read(asked);
    return cached && { ...cached, writtenAt: old };
  });
  return { ...given, name };
}

test.each([
  ['8 pictures', (number: number) => `https://${number}.example/`, 8],
  ['2 pictures of one host', (number: number) => `https://a.example/${number}`, 2],
])('no more than %s are loaded at once', async (_, urlOf, expected) => {
  let running = 0;
  let maxRunning = 0;
  const { shown, load } = pictures();
  let release = () => {};
  const enough = new Promise<void>((resolve) => {
    release = resolve;
  });
  load.mockImplementation(async (url) => {
    maxRunning = Math.max(maxRunning, ++running);
    if (running >= expected) release();
    await enough;
    await new Promise(setImmediate);
    running -= 1;
    return Buffer.from(url);
  });
  const urls = Array.from({ length: 40 }, (_, number) => urlOf(number));
  const bodies = await Promise.all(urls.map((url) => shown.read(url)));
  expect(bodies.map(String)).toEqual(urls);
  expect(maxRunning).toBe(expected);
});

test('a failure is remembered only when the host caused it', async () => {
  const { shown, load } = pictures();
  load.mockRejectedValueOnce(new Error('ours'));
  await expect(shown.read(URL)).rejects.toThrow('ours');
  load.mockRejectedValueOnce(theirs());
  for (let times = 1; times <= 2; times++) await expect(shown.read(URL)).rejects.toThrow('theirs');
  expect(load).toHaveBeenCalledTimes(2);
  expect(String(await shown.read(`${URL}?other`))).toBe(`${URL}?other`);
});

test('a late picture does not take the others of its host away', async () => {
  const { shown, load } = pictures();
  load.mockRejectedValueOnce(late);
  for (let times = 1; times <= 20; times++) await expect(shown.read(URL)).rejects.toBe(late);
  expect(String(await shown.read(`${URL}?2`))).toBe(`${URL}?2`);
});

test('a host that was late for ten different pictures in a row is not asked for another one within a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { shown, load } = pictures();
  const readLate = async (from: number, to: number) => {
    for (let number = from; number <= to; number++) {
      load.mockRejectedValueOnce(late);
      await expect(shown.read(`${URL}?${number}`)).rejects.toBe(late);
    }
  };
  await readLate(1, 9);
  expect(String(await shown.read(`${URL}?good`))).toBe(`${URL}?good`);
  await readLate(11, 20);
  load.mockClear();
  await expect(shown.read(`${URL}?21`)).rejects.toMatchObject({ status: 504, isTemporary: true });
  expect(load).not.toHaveBeenCalled();
  expect(String(await shown.read('https://b.example/'))).toBe('https://b.example/');
  vi.setSystemTime(Date.now() + 61_000);
  expect(String(await shown.read(`${URL}?21`))).toBe(`${URL}?21`);
});

test('a failure is logged once, with its reason and without the host name', async () => {
  const { shown, load, lines } = pictures();
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND a.example'), { code: 'ENOTFOUND' });
  load.mockRejectedValueOnce(theirs({ cause }));
  for (let times = 1; times <= 2; times++) await expect(shown.read(URL)).rejects.toThrow('theirs');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, status: 502, cause: 'ENOTFOUND' }),
  ]);
  expect(lines.join()).not.toContain('a.example');
});

test('a picture that its host has removed is refused even when the cached file cannot be deleted', async () => {
  const { shown, load, cache } = await withOutdated();
  vi.spyOn(cache, 'remove').mockRejectedValue(new Error('EROFS'));
  load.mockRejectedValueOnce(gone);
  await expect(shown.read(URL)).rejects.toBe(gone);
});

test('a full disk does not prevent a picture from being shown', async () => {
  const { shown, cache } = pictures();
  vi.spyOn(cache, 'write').mockRejectedValue(new Error('ENOSPC'));
  expect(String(await shown.read(URL))).toBe(URL);
});

test.each([
  ['times out', late, []],
  ['fails', theirs({ isTemporary: true }), []],
  ['has too many requests waiting', new Refusal('UNAVAILABLE', 'many'), []],
  ['is not asked because of an internal error, which is logged', new Error('ours'), [50]],
])('an outdated picture is still shown when its host %s', async (_, error, levels) => {
  const { shown, load, lines } = await withOutdated();
  load.mockRejectedValue(error);
  expect(String(await shown.read(URL))).toBe(URL);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(levels);
});

test.each([
  ['no longer has it', gone],
  ['now sends something else', new PictureRefusal(415, 'no picture', { code: 'BAD_USER_INPUT' })],
])('an outdated picture is removed when its host %s, and stays removed when the host fails later', async (_, error) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { shown, load, cache, name } = await withOutdated();
  load.mockRejectedValueOnce(error);
  await expect(shown.read(URL)).rejects.toBe(error);
  expect(await cache.read(name)).toBeNull();
  vi.setSystemTime(Date.now() + 61_000);
  load.mockRejectedValueOnce(late);
  await expect(shown.read(URL)).rejects.toBe(late);
});
