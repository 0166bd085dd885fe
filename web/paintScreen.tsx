import { StaticRouter } from 'react-router-dom';
import { placeAt } from '../rules/site';
import { type Answer, carryAnswers } from './apollo/carriedAnswers';
import { App } from './app/App';
import { screens } from './app/screens';
import { type Painted, painted } from './painted';
import { setRanchesAreOpen } from './session/ranchesAreOpen';
import { sessionStore, type Viewer } from './session/sessionStore';

/** React's marker for a component whose code hasn't loaded. */
const LOADING = '<!--$!-->';

/** The pauses in milliseconds between attempts to paint a page whose code is loading. Later pages find the code loaded. */
const PAUSES = [20, 40, 80, 160, 320, 640, 1280, 2560, 5120];

/** Renders a screen on the server from the answers that the page carries, also for visitors of open ranches. */
export async function paintScreen(
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  ranchesAreOpen = true,
): Promise<Painted> {
  await screens[placeAt(new URL(address, 'http://here').pathname).screen].load();
  const { createApolloClient } = await import('./apollo/client');
  for (const pause of PAUSES) {
    setRanchesAreOpen(ranchesAreOpen);
    const page = paintNow(address, answers, viewer, createApolloClient);
    if (!page.html.includes(LOADING)) return page;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The code of a page did not load');
}

/** Synchronous, with a new Apollo client each time, since pages share modules, which may keep no one's data. */
function paintNow(
  address: string,
  answers: readonly Answer[],
  viewer: Viewer | null,
  createClient: () => unknown,
): Painted {
  try {
    // Starts the session for each page and not when this file loads, since the build paints with the same modules without one.
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
