import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Viewer } from '../../../web/session/sessionStore';

/** A rendered screen, with the element of its styles. */
export interface Painted {
  html: string;
  styles: string;
}

/** An answer that the page carries. */
export type Answer = { id: string; variables: object; data: object };

/** Renders the client's screen at an address for somebody, from the answers that its page carries (web/paintScreen.tsx). */
type Render = (
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  ranchesAreOpen?: boolean,
) => Promise<Painted>;

/** Beside the built client, where the build puts it. It comes with React and all screens, so that only those who use it load it. */
export function createRender(client: string): Render {
  const file = pathToFileURL(path.join(client, '../renderer/paintScreen.js')).href;
  let renderer: Promise<{ paintScreen: Render }> | undefined;
  return async (...asked) => {
    renderer ??= import(file);
    return (await renderer).paintScreen(...asked);
  };
}
