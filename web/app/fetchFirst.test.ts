import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = vi.fn<(address: string) => Promise<Response>>();
const importModule = vi.fn(async () => ({ default: 'screen' }));
const comes = async () => new Response('export {}');
const isLost = () => Promise.reject(new TypeError('Failed to fetch'));
const addresses = () => asked.mock.calls.map(([address]) => address);

let fetchFirst: typeof import('./fetchFirst').fetchFirst;

beforeEach(async () => {
  vi.stubGlobal('fetch', asked.mockReset().mockImplementation(comes));
  importModule.mockClear();
  // As on a page where nothing has come yet.
  vi.resetModules();
  ({ fetchFirst } = await import('./fetchFirst'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fetches the chunk and what it imports before it is imported', async () => {
  asked.mockImplementation(() => {
    expect(importModule).not.toHaveBeenCalled();
    return comes();
  });
  expect(await fetchFirst(importModule, ['assets/menu.js', 'assets/kit.js'])).toEqual({ default: 'screen' });
  expect(addresses()).toEqual(['/assets/menu.js', '/assets/kit.js']);
});

test('what has come is not fetched again', async () => {
  await Promise.all([fetchFirst(importModule, ['assets/kit.js']), fetchFirst(importModule, ['assets/kit.js'])]);
  await fetchFirst(importModule, ['assets/kit.js']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(importModule).toHaveBeenCalledTimes(3);
});

test('imports nothing while a file is missing, and asks for that one again', async () => {
  asked.mockImplementation((address) => (address.endsWith('kit.js') ? isLost() : comes()));
  await expect(fetchFirst(importModule, ['assets/menu.js', 'assets/kit.js'])).rejects.toThrow(
    'Failed to load /assets/kit.js',
  );
  expect(importModule).not.toHaveBeenCalled();

  asked.mockReset().mockImplementation(comes);
  await fetchFirst(importModule, ['assets/menu.js', 'assets/kit.js']);
  expect(addresses()).toEqual(['/assets/kit.js']);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a preload that failed costs one more request, not the screen', async () => {
  asked.mockImplementationOnce(isLost);
  await fetchFirst(importModule, ['assets/menu.js']);
  expect(addresses()).toEqual(['/assets/menu.js', '/assets/menu.js']);
});

test.each([503, 404])('%i is no code', async (status) => {
  asked.mockResolvedValueOnce(new Response('', { status }));
  await expect(fetchFirst(importModule, ['assets/menu.js'])).rejects.toThrow('Failed to load /assets/menu.js');
  expect(importModule).not.toHaveBeenCalled();
  await fetchFirst(importModule, ['assets/menu.js']);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('imports at once what lies in the file of its importer', async () => {
  expect(await fetchFirst(importModule)).toEqual({ default: 'screen' });
  expect(asked).not.toHaveBeenCalled();
});
