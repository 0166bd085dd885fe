import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placeAt } from '../../rules/site';
import { HideMailedToken, hasMailedToken } from '../address/mailedToken';

import { usePlace } from '../address/usePlace';
import { Layout } from '../layout/Layout';
import { useHead } from '../layout/pageTitle';
import { Guard } from '../session/Guard';
import { GlobalStyle } from '../theme/GlobalStyle';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { ScreenBoundary } from './ScreenBoundary';
import { screens } from './screens';

export function App() {
  const location = useLocation();
  const { screen, place } = usePlace();
  const { Screen } = screens[screen];
  useHead(screen);
  usePrefetch();
  return (
    <ToastProvider>
      <GlobalStyle />
      <Layout>
        {hasMailedToken(location) ? (
          <HideMailedToken />
        ) : (
          // An error in a screen leaves the rest of the page intact.
          <ScreenBoundary key={screen}>
            <Guard place={place}>
              <Screen />
            </Guard>
          </ScreenBoundary>
        )}
      </Layout>
    </ToastProvider>
  );
}

const screenOfLink = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? screens[placeAt(link.pathname).screen] : undefined;
};

const prefetch = ({ target }: Event) => {
  // Ignores errors, because the screen loads its code again when it's opened.
  screenOfLink(target)
    ?.load()
    .catch(() => {});
};

/** Loads a screen's code when a link to it is hovered, focused or touched. */
function usePrefetch() {
  useEffect(() => {
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
