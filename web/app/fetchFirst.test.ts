import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './fetchFirst';

const fetchMock = vi.fn<(url: string) => Promise<Response>>();
const importModule = vi.fn(async () => ({ default: 'screen' }));
const succeed = async () => new Response('export {}');
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
const fetchedUrls = () => fetchMock.mock.calls.map(([url]) => url);

let build = 0;
let menu: string;
let kit: string;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(succeed));
  importModule.mockClear();
  // Each test uses new file names, since loaded files aren't fetched again.
  build++;
  menu = `assets/menu-${build}.js`;
  kit = `assets/kit-${build}.js`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fetches a chunk and its imports before importing it', async () => {
  fetchMock.mockImplementation(() => {
    expect(importModule).not.toHaveBeenCalled();
    return succeed();
  });
  expect(await fetchFirst(importModule, [menu, kit])).toEqual({ default: 'screen' });
  expect(fetchedUrls()).toEqual([`/${menu}`, `/${kit}`]);
});

test('a loaded file is not fetched again', async () => {
  await Promise.all([fetchFirst(importModule, [kit]), fetchFirst(importModule, [kit])]);
  await fetchFirst(importModule, [kit]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(importModule).toHaveBeenCalledTimes(3);
});

test('imports nothing if a file fails to load, and then fetches only that file again', async () => {
  fetchMock.mockImplementation((url) => (url.endsWith(kit) ? failToFetch() : succeed()));
  await expect(fetchFirst(importModule, [menu, kit])).rejects.toThrow(`Failed to load /${kit}`);
  expect(importModule).not.toHaveBeenCalled();

  fetchMock.mockReset().mockImplementation(succeed);
  await fetchFirst(importModule, [menu, kit]);
  expect(fetchedUrls()).toEqual([`/${kit}`]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a fetch that fails because of a failed preload is repeated once', async () => {
  fetchMock.mockImplementationOnce(failToFetch);
  await fetchFirst(importModule, [menu]);
  expect(fetchedUrls()).toEqual([`/${menu}`, `/${menu}`]);
});

test.each([503, 404])('a response with status %i is not imported', async (status) => {
  fetchMock.mockResolvedValueOnce(new Response('', { status }));
  await expect(fetchFirst(importModule, [menu])).rejects.toThrow(`Failed to load /${menu}`);
  expect(importModule).not.toHaveBeenCalled();
  await fetchFirst(importModule, [menu]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a module in its importer’s file is imported without a fetch', async () => {
  expect(await fetchFirst(importModule)).toEqual({ default: 'screen' });
  expect(fetchMock).not.toHaveBeenCalled();
});
