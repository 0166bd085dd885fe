import fs, { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

type Code = 'ENOSPC' | 'EDQUOT' | 'EROFS' | 'EIO';

/** Simulates a full disk until `makeRoom` or the end of the test: it stores some files, and only half of each later one. */
export async function fullDisk(code: Code, { filesBefore = 1 } = {}): Promise<{ makeRoom(): void }> {
  const handle = await open(import.meta.filename);
  await handle.close();
  const files: FileHandle = Object.getPrototypeOf(handle);
  const writeFile = files.writeFile;
  let written = 0;
  const write = vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, body) {
    if (++written <= filesBefore) return writeFile.call(this, body);
    await writeFile.call(this, (body as Buffer).subarray(0, (body as Buffer).length / 2));
    throw Object.assign(new Error(`${code}: the disk takes nothing`), { code });
  });
  const makeRoom = () => write.mockRestore();
  onTestFinished(makeRoom);
  return { makeRoom };
}

/** Simulates a read-only disk until the test ends. As in Node, creating nested directories fails with ENOENT. */
export function readOnlyDisk(): void {
  const make = vi.spyOn(fs, 'mkdir').mockImplementation(async (_place, options) => {
    const code = typeof options === 'object' && options?.recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    make.mockRestore();
    syncBuiltinESMExports();
  });
}
