import { Route, Routes } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { useRouteHead } from '../layout/pageTitle';
import { Guard } from '../session/Guard';
import { GlobalStyle } from '../theme/GlobalStyle';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { type AppRoute, notFoundRoute, routes } from './routes';
import { ScreenBoundary } from './ScreenBoundary';

export function App() {
  return (
    <ToastProvider>
      <GlobalStyle />
      <Layout>
        <Routes>
          {[...routes, notFoundRoute].map((route) => (
            <Route key={route.path} path={route.path} element={<RouteScreen key={route.path} route={route} />} />
          ))}
        </Routes>
      </Layout>
    </ToastProvider>
  );
}

/** A route's screen behind its guard. An error in it leaves the rest of the page intact. */
function RouteScreen({ route }: { route: AppRoute }) {
  useRouteHead(route);
  const { Screen } = route.screen;
  return (
    <ScreenBoundary>
      <Guard who={route.who}>
        <Screen />
      </Guard>
    </ScreenBoundary>
  );
}
