import './theme/fonts/fallback.css';
import './theme/fonts/fonts.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { screenToShow } from '../rules/site';
import { readCarried } from './apollo/carriedAnswers';
import { App } from './app/App';
import { paintingOf } from './app/paintingOf';
import { repeatPresses } from './app/repeatPresses';
import { screens } from './app/screens';
import { listenForBackForward } from './layout/interceptBackForward';
import { isSunlightChosen, showSunlight } from './layout/sunlightChoice';
import { forgetBrokenAuthPreferences } from './session/authPreferences';
import { fetchSession } from './session/fetchSession';
import { sessionStore } from './session/sessionStore';

if (isSunlightChosen()) void showSunlight(true);
if ('vitals' in document.documentElement.dataset) {
  void import('./app/reportVitals').then(({ reportVitals }) => reportVitals(window.location.pathname));
}

const app = (
  <StrictMode>
    {/* Without transitions, in which Apollo would query for the old and the new URL in turns. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
const screen = screens[screenToShow(window.location.pathname).screen].load();
const carried = readCarried();
const painting = paintingOf(root, carried);

void sessionStore.start(fetchSession, painting, carried?.viewer);
forgetBrokenAuthPreferences();
listenForBackForward();

/** Loads only for a painted page that can't be hydrated. If it doesn't load, what was typed so far is lost. */
const replacing =
  painting === 'none' && root.hasChildNodes()
    ? import('./ui/form/replaceKeepingInput').catch(() => undefined)
    : Promise.resolve(undefined);

const start = async () => {
  const module = await replacing;
  void import('./app/surviveTranslation').then(({ surviveTranslation }) => surviveTranslation(document.body));
  const render = () => createRoot(root).render(app);
  if (painting !== 'none') {
    repeatPresses(root);
    hydrateRoot(root, app);
  } else if (module) module.replaceKeepingInput(root, () => flushSync(render));
  else render();
};

// Keeps the painted page until the screen's code has loaded, or failed to load, in which case its boundary offers a retry.
if (root.hasChildNodes()) void screen.then(start, start);
else void start();
