import './theme/fonts/fonts.css';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readCarried } from './apollo/carriedAnswers';
import { App } from './app/App';
import { paintingOf } from './app/paintingOf';
import { routeOf } from './app/routes';
import { listenForBackForward } from './layout/interceptBackForward';
import { forgetBrokenAuthPreferences } from './session/authPreferences';
import { fetchSession } from './session/fetchSession';
import { sessionStore } from './session/sessionStore';
import { pressAgain, repeatDroppedPresses } from './ui/state/pressAgain';

const app = (
  <StrictMode>
    {/* With transitions, Apollo would query for the old URL and the new one in turns. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
const screen = routeOf(window.location.pathname).screen.load();
const carried = readCarried();
const painting = paintingOf(root, carried);

void sessionStore.start(fetchSession, painting, carried?.viewer);
forgetBrokenAuthPreferences();
listenForBackForward();

/** Repeats an early press when the painted page can handle presses. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Runs after the effect, since a press can hydrate a pending component only when React isn't working.
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

const start = () => {
  repeatDroppedPresses(root);
  if (painting === 'none') createRoot(root).render(app);
  else hydrateRoot(root, <Hydrated>{app}</Hydrated>);
};

// The painted page stays until the screen's code has loaded or failed to load. Its boundary then offers to try again.
if (root.hasChildNodes()) screen.then(start, start);
else start();
