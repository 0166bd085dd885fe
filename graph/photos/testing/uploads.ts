import type { Knex } from 'knex';
import { onTestFinished } from 'vitest';
import type { User } from '../../accounts/User';
import { signedInBrowser, testApp, testBrowser } from '../../http/testing/app';
import { maker } from '../../testing/make';
import { temporaryDirectory } from '../../testing/temporaryDirectory';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Body = any;

/** A server with its own directory of photos, until the test ends. */
export async function testUploads(db: Knex, changes: Parameters<typeof testApp>[0] = {}) {
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const { origin, lines } = await testApp({ dataDir: files.path, ...changes });

  async function signedIn(user: User) {
    return uploader(await signedInBrowser(origin, await maker(db).credentialsOf(user)));
  }

  function uploader({ visit, run }: ReturnType<typeof testBrowser>) {
    return {
      visit: (path: string) => visit(origin + path),
      run: (query: string, variables: Record<string, unknown>) => run(origin, query, variables),
      async upload(file: Buffer | ReadableStream | null, { query = '', headers = {} as Record<string, string> } = {}) {
        const body = Buffer.isBuffer(file) ? new Uint8Array(file) : file;
        const init = { method: 'POST', headers, body, duplex: 'half' } as const;
        const response = await visit(`${origin}/api/photos${query}`, init);
        const answer: Body = await response.json();
        return { status: response.status, body: answer, headers: response.headers };
      },
    };
  }

  return { origin, lines, directory: files.path, signedIn, visitor: () => uploader(testBrowser()) };
}
