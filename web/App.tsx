import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { RouteScreen } from './layout/RouteScreen';
import { notFoundRoute, routes } from './routes';
import { GlobalStyle } from './theme/GlobalStyle';
import { ToastProvider } from './ui/ToastProvider';

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
