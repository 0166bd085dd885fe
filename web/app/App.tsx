import { useLocation } from 'react-router-dom';
import { HideMailedToken, hasMailedToken } from '../address/mailedToken';
import { usePlace } from '../address/usePlace';
import { Layout } from '../layout/Layout';
import { useHead } from '../layout/pageTitle';
import { Guard } from '../session/Guard';
import { GlobalStyle } from '../theme/GlobalStyle';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { ScreenBoundary } from './ScreenBoundary';
import { screens } from './screens';
import { usePrefetch } from './usePrefetch';

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
