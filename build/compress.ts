import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml|ico)$/;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Compresses files once, so that the server only picks an encoding. Brotli's best quality is 11. */
export async function compressFiles(directory: string, quality = 11): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name), quality)));
}

async function compressFile(path: string, quality: number): Promise<void> {
  const content = await readFile(path);
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const variants = { br: promisify(brotliCompress)(content, { params }), gz: promisify(gzip)(content, { level: 9 }) };
  for (const [extension, variant] of Object.entries(variants)) {
    const compressed = await variant;
    // For a tiny file the browser's extra work is not worth the few bytes.
    if (compressed.length < content.length * 0.95) await writeFile(`${path}.${extension}`, compressed);
  }
}
