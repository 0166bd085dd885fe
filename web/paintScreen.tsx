import { StaticRouter } from 'react-router-dom';
import { type Answer, carryAnswers } from './apollo/carriedAnswers';
import { App } from './app/App';
import { routeOf } from './app/routes';
import { type Painted, painted } from './painted';
import { tellRanchesAreOpen } from './session/ranchesAreOpen';
import { sessionStore, type Viewer } from './session/sessionStore';

/** How React marks a part whose code hasn't loaded. */
const LOADING = '<!--$!-->';

/** It looks again whether code has come after so many milliseconds, and then twice as many. Later pages find it loaded. */
const PAUSES = [20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

/**
 * Renders a screen as somebody first sees it, from the answers that the page carries. It's for the server: for whoever is signed in
 * (graph/http/client/firstScreen.ts), and for visitors where ranches are open (graph/http/client/visitors/visitorPage.ts).
 */
export async function paintScreen(
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  ranchesAreOpen = true,
): Promise<Painted> {
  await routeOf(new URL(address, 'http://here').pathname).screen.load();
  const { createApolloClient } = await import('./apollo/client');
  for (const pause of PAUSES) {
    tellRanchesAreOpen(ranchesAreOpen);
    const page = paintNow(address, answers, viewer, createApolloClient);
    if (!page.html.includes(LOADING)) return page;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The code of a page does not come');
}

/**
 * In one go, since all pages are rendered with the same modules. Nothing of a person stays in these: the client of the graph is a new one
 * for each page, and the session is a visitor's again at the end.
 */
function paintNow(
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  createClient: () => unknown,
): Painted {
  try {
    // Not when this file is loaded: the build paints with the same modules, before anyone is known.
    void sessionStore.start(async () => null, 'byServer', viewer);
    carryAnswers(answers);
    createClient();
    return painted(
      <StaticRouter location={address}>
        <App />
      </StaticRouter>,
    );
  } finally {
    void sessionStore.start(async () => null, 'byServer', null);
    carryAnswers([]);
    createClient();
  }
}
