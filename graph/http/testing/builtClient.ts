import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type afterAll, onTestFinished } from 'vitest';
import { type Place, type ScreenName, site } from '../../../rules/site';
import { temporaryDirectory } from '../../testing/temporaryDirectory';

type Way = 'built' | 'rendered' | 'shell';

/** Makes a directory like that of the built client, with the pages that each screen has, until the test has ended, or its file. */
export function builtClient(
  htmlOf: (screen: ScreenName, way: Way) => string,
  others: Record<string, string | Buffer> = {},
  whenDone: typeof onTestFinished | typeof afterAll = onTestFinished,
): string {
  const directory = temporaryDirectory();
  whenDone(() => directory.remove());
  const pages = (Object.keys(site) as ScreenName[]).flatMap((screen) => {
    const { forVisitors, forPeople }: Place = site[screen];
    const ways = new Set<Way>(['shell', forVisitors ?? 'shell', forPeople ?? 'shell']);
    return [...ways].map((way) => [`web/pages/${way}/${screen}.html`, htmlOf(screen, way)] as const);
  });
  for (const [file, content] of [...pages, ...Object.entries(others)]) {
    const location = path.join(directory.path, file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, content);
  }
  return path.join(directory.path, 'web');
}
