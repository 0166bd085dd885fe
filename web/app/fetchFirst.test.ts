import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './fetchFirst';

const asked = vi.fn<(address: string) => Promise<Response>>();
const importModule = vi.fn(async () => ({ default: 'screen' }));
const comes = async () => new Response('export {}');
const isLost = () => Promise.reject(new TypeError('Failed to fetch'));
const addresses = () => asked.mock.calls.map(([address]) => address);

let build = 0;
let menu: string;
let kit: string;

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset().mockImplementation(comes));
  importModule.mockClear();
  // Files that have not come yet, whatever earlier tests have loaded.
  build++;
  menu = `assets/menu-${build}.js`;
  kit = `assets/kit-${build}.js`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fetches the chunk and what it imports before it is imported', async () => {
  asked.mockImplementation(() => {
    expect(importModule).not.toHaveBeenCalled();
    return comes();
  });
  expect(await fetchFirst(importModule, [menu, kit])).toEqual({ default: 'screen' });
  expect(addresses()).toEqual([`/${menu}`, `/${kit}`]);
});

test('a loaded file is not fetched again', async () => {
  await Promise.all([fetchFirst(importModule, [kit]), fetchFirst(importModule, [kit])]);
  await fetchFirst(importModule, [kit]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(importModule).toHaveBeenCalledTimes(3);
});

test('imports nothing while a file is missing, and asks for that one again', async () => {
  asked.mockImplementation((address) => (address.endsWith(kit) ? isLost() : comes()));
  await expect(fetchFirst(importModule, [menu, kit])).rejects.toThrow(`Failed to load /${kit}`);
  expect(importModule).not.toHaveBeenCalled();

  asked.mockReset().mockImplementation(comes);
  await fetchFirst(importModule, [menu, kit]);
  expect(addresses()).toEqual([`/${kit}`]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a preload that failed costs one more request, not the screen', async () => {
  asked.mockImplementationOnce(isLost);
  await fetchFirst(importModule, [menu]);
  expect(addresses()).toEqual([`/${menu}`, `/${menu}`]);
});

test.each([503, 404])('an answer with status %i is not imported', async (status) => {
  asked.mockResolvedValueOnce(new Response('', { status }));
  await expect(fetchFirst(importModule, [menu])).rejects.toThrow(`Failed to load /${menu}`);
  expect(importModule).not.toHaveBeenCalled();
  await fetchFirst(importModule, [menu]);
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('a module in its importer’s file is imported at once', async () => {
  expect(await fetchFirst(importModule)).toEqual({ default: 'screen' });
  expect(asked).not.toHaveBeenCalled();
});
