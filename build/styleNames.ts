import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Matches the compiler's names, which depend on the absolute path. */
const NAME = /(componentId: ?["'`])sc-\w+-(\d+)/g;

/** Names styles by their file's path within the project, so that the same files make the same build in any folder. */
export const styleNames: Plugin = {
  name: 'style-names',
  enforce: 'post',
  transform: {
    filter: { code: NAME },
    handler(code, id) {
      const path = relative(process.cwd(), id).replaceAll('\\', '/');
      const file = createHash('sha1').update(path).digest('hex').slice(0, 6);
      return { code: code.replaceAll(NAME, `$1s${file}-$2`), map: null };
    },
  },
};
