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
    {/* In transitions, Apollo would query the old address and the new one in turns. */}
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

/** Its effect runs when the painted page can answer presses. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Not within the effect: a press can hydrate a part that still waits only when React is not at work.
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

// What is painted stays until the screen's code is there, also if that failed to load: its boundary then offers to try again.
if (root.hasChildNodes()) screen.then(start, start);
else start();
