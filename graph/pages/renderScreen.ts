import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Viewer } from '../../web/session/sessionStore';

/** A rendered screen, with its style element. */
export interface Painted {
  html: string;
  styles: string;
}

/** The result of a query, which the page contains. Its data is the JSON text of the database. */
export type Answer = { id: string; variables: object; data: string };

export const dataOf = ({ data }: Answer): Record<string, unknown> => JSON.parse(data);

/** Renders the client's screen at a URL, from the query results in its page (web/paintScreen.tsx). */
type Render<Given> = (
  address: string,
  answers: readonly Given[],
  viewer: Viewer | null,
  ranchesAreOpen?: boolean,
) => Promise<Painted>;

/** Loads the renderer from beside the built client when it's first used, since it contains React and all screens. */
export function createRender(client: string): Render<Answer> {
  const file = pathToFileURL(path.join(client, '../renderer/paintScreen.js')).href;
  let renderer: Promise<{ paintScreen: Render<object> }> | undefined;
  return async (address, answers, ...rest) => {
    renderer ??= import(file);
    const parsed = answers.map((answer) => ({ ...answer, data: dataOf(answer) }));
    return (await renderer).paintScreen(address, parsed, ...rest);
  };
}
