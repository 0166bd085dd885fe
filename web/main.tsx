import './theme/fonts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { listenForPops } from './layout/holdPops';
import { routeOf } from './routes';
import { askSession } from './session/askSession';
import { forgetBrokenAuthPreferences } from './session/authPreferences';
import { sessionStore } from './session/sessionStore';

const app = (
  <StrictMode>
    {/* Inside a transition Apollo would ask by turns for the list of the old address and of the new one. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
const screen = routeOf(window.location.pathname).screen.load();

// The build has painted the bare address: no tab, nothing remembered. Only that can be taken over as it stands.
const asPainted = root.hasChildNodes() && !window.location.search && !window.history.state?.usr;

void sessionStore.start(askSession);
forgetBrokenAuthPreferences();
listenForPops();

// Without its code too: the screen's boundary then offers to try again.
const takeOver = () => hydrateRoot(root, app);

if (asPainted) screen.then(takeOver, takeOver);
else createRoot(root).render(app);
