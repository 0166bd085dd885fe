import './theme/fonts/fonts.css';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
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
import { replaceKeepingInput } from './ui/form/replaceKeepingInput';
import { pressAgain, repeatDroppedPresses } from './ui/state/pressAgain';

const app = (
  <StrictMode>
    {/* Without transitions, in which Apollo would query for the old and the new URL in turns. */}
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
    // Waits until React has finished, since a press can't hydrate a pending component before.
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
  return children;
}

const start = () => {
  void import('./app/surviveTranslation').then(({ surviveTranslation }) => surviveTranslation(document.body));
  repeatDroppedPresses(root);
  if (painting === 'none') replaceKeepingInput(root, () => flushSync(() => createRoot(root).render(app)));
  else hydrateRoot(root, <Hydrated>{app}</Hydrated>);
};

// Keeps the painted page until the screen's code has loaded, or failed to load, in which case its boundary offers a retry.
if (root.hasChildNodes()) screen.then(start, start);
else start();
