import { StaticRouter } from 'react-router-dom';
import { type Answer, carryAnswers } from './apollo/carriedAnswers';
import { App } from './app/App';
import { routeOf } from './app/routes';
import { type Painted, painted } from './painted';
import { sessionStore } from './session/sessionStore';

/** How React marks a part whose code hasn't loaded. */
const LOADING = '<!--$!-->';

/** How often it looks whether code has come, and after how many milliseconds. Later pages find it loaded. */
const TRIES = 50;
const PAUSE = 20;

/**
 * Renders a screen as a visitor first sees it, from the answers that the page carries. It's for the server, where ranches are open
 * (graph/http/client/paintOpen.ts).
 */
export async function paintForVisitor(address: string, answers: readonly Answer[]): Promise<Painted> {
  await routeOf(new URL(address, 'http://here').pathname).screen.load();
  const { apolloClient } = await import('./apollo/client');
  for (let tries = 0; tries < TRIES; tries++) {
    // In one go from here on, since all pages are rendered with the same client of the graph.
    // Not when this file is loaded: the build paints with the same modules, before anyone is known.
    void sessionStore.start(async () => null, 'forVisitor');
    carryAnswers(answers);
    void apolloClient().cache.reset();
    const page = painted(
      <StaticRouter location={address}>
        <App />
      </StaticRouter>,
    );
    if (!page.html.includes(LOADING)) return page;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error('The code of a page does not come');
}
