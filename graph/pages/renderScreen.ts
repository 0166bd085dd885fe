import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Viewer } from '../../web/session/sessionStore';

/** A rendered screen, with its style element. */
export interface Painted {
  html: string;
  styles: string;
}

/** The result of a query, which the page contains. */
export type Answer = { id: string; variables: object; data: object };

/** Renders the client's screen at a URL, from the query results in its page (web/paintScreen.tsx). */
type Render = (
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  ranchesAreOpen?: boolean,
) => Promise<Painted>;

/** Loads the renderer from beside the built client when it's first used, since it contains React and all screens. */
export function createRender(client: string): Render {
  const file = pathToFileURL(path.join(client, '../renderer/paintScreen.js')).href;
  let renderer: Promise<{ paintScreen: Render }> | undefined;
  return async (...args) => {
    renderer ??= import(file);
    return (await renderer).paintScreen(...args);
  };
}
