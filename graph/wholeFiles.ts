import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';

const UNFINISHED = '.part';

const HOUR = 60 * 60 * 1000;

/** Writes under temporary names first, so that each file exists completely or not at all. */
export async function writeWhole(files: readonly { place: string; body: Buffer }[]): Promise<void> {
  const parts = files.map((file) => ({ ...file, part: `${file.place}.${randomUUID()}${UNFINISHED}` }));
  try {
    const written = await Promise.allSettled(parts.map(({ part, body }) => writeAndSync(part, body)));
    for (const result of written) if (result.status === 'rejected') throw result.reason;
    for (const { part, place } of parts) await rename(part, place);
  } catch (error) {
    // Report the first error. Files that can't be removed now are removed once they're old.
    await Promise.allSettled(parts.map(({ part }) => rm(part, { force: true })));
    throw error;
  }
}

async function writeAndSync(place: string, body: Buffer): Promise<void> {
  await makeDirectory(path.dirname(place));
  const file = await open(place, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates one level at a time, because on a read-only disk `recursive` fails with a misleading ENOENT. */
async function makeDirectory(place: string): Promise<void> {
  const make = () => mkdir(place).catch(unlessCode('EEXIST'));
  try {
    await make();
  } catch (error) {
    unlessCode('ENOENT')(error as NodeJS.ErrnoException);
    await makeDirectory(path.dirname(place));
    await make();
  }
}

/** Whether the file system can't be written to: it's full, over a quota or read-only. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Removes the temporary files of killed servers, now and every hour until it is stopped. */
export function keepRemovingUnfinished(directories: readonly string[], log: Logger): { stop(): void } {
  const remove = () => {
    for (const directory of directories) {
      removeUnfinished(directory).catch((error) => log.error({ err: error }, 'unfinished files cannot be removed'));
    }
  };
  remove();
  const timer = setInterval(remove, HOUR).unref();
  return { stop: () => clearInterval(timer) };
}

/** Leaves files of the last hour, because another server that shares the directory may still be writing them. */
async function removeUnfinished(directory: string): Promise<void> {
  const names = (await readdir(directory, { recursive: true }).catch(nullWhenAbsent)) ?? [];
  for (const name of names.filter((name) => name.endsWith(UNFINISHED))) {
    const place = path.join(directory, name);
    const found = await stat(place).catch(nullWhenAbsent);
    if (found?.isFile() && Date.now() - found.mtimeMs > HOUR) await rm(place, { force: true });
  }
}

const unlessCode = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === code) return null;
  throw error;
};

export const nullWhenAbsent = unlessCode('ENOENT');
