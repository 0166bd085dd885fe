import { useLocation } from 'react-router-dom';
import { HideMailedToken, hasMailedToken } from '../address/mailedToken';
import { Layout } from '../layout/Layout';
import { useRouteHead } from '../layout/pageTitle';
import { Guard } from '../session/Guard';
import { GlobalStyle } from '../theme/GlobalStyle';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { type AppRoute, routeOf } from './routes';
import { ScreenBoundary } from './ScreenBoundary';

export function App() {
  const location = useLocation();
  const route = routeOf(location.pathname);
  return (
    <ToastProvider>
      <GlobalStyle />
      <Layout>{hasMailedToken(location) ? <HideMailedToken /> : <RouteScreen key={route.path} route={route} />}</Layout>
    </ToastProvider>
  );
}

/** A route's screen behind its guard. An error in it leaves the rest of the page intact. */
function RouteScreen({ route }: { route: AppRoute }) {
  useRouteHead(route);
  const { Screen } = route.screen;
  return (
    <ScreenBoundary>
      <Guard route={route}>
        <Screen />
      </Guard>
    </ScreenBoundary>
  );
}
