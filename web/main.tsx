import './theme/fonts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readCarried } from './apollo/carriedAnswers';
import { App } from './app/App';
import { routeOf } from './app/routes';
import { listenForPops } from './layout/holdPops';
import { forgetBrokenAuthPreferences } from './session/authPreferences';
import { fetchSession } from './session/fetchSession';
import { sessionStore } from './session/sessionStore';

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

// The build has rendered the bare address, without parameters or state. Only that can be hydrated.
const isPrerendered = root.hasChildNodes() && !window.location.search && !window.history.state?.usr;

void sessionStore.start(fetchSession, isPrerendered, readCarried()?.viewer);
forgetBrokenAuthPreferences();
listenForPops();

// Also if the screen's code failed to load, since its boundary then offers to try again.
const hydrate = () => hydrateRoot(root, app);

if (isPrerendered) screen.then(hydrate, hydrate);
else createRoot(root).render(app);
