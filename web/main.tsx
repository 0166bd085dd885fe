import './theme/fonts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createApolloClient } from './apollo';
import { routeOf } from './routes';
import { forgetBrokenAuthPreferences } from './session/authPreferences';

const app = (
  <StrictMode>
    <ApolloProvider client={createApolloClient()}>
      {/* Inside a transition Apollo would ask by turns for the list of the old address and of the new one. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
const screen = routeOf(window.location.pathname).screen.load();

// The build has painted the bare address: no tab, nothing remembered. Only that can be taken over as it stands.
const asPainted = root.hasChildNodes() && !window.location.search && !window.history.state?.usr;

forgetBrokenAuthPreferences();

if (asPainted) screen.then(() => hydrateRoot(root, app));
else createRoot(root).render(app);
