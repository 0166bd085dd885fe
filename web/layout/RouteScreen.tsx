import { Suspense } from 'react';
import { ScreenBoundary } from '../errors/ScreenBoundary';
import type { AppRoute } from '../routes';
import { Guard } from '../session/Guard';
import { CenteredSpinner } from './CenteredSpinner';
import { useRouteHead } from './useRouteHead';

/** A screen of the route table behind its guard; what breaks in it leaves the rest of the page standing. */
export function RouteScreen({ route }: { route: AppRoute }) {
  useRouteHead(route);
  const { Screen } = route.screen;
  return (
    <ScreenBoundary>
      <Guard who={route.who}>
        <Suspense fallback={<CenteredSpinner />}>
          <Screen />
        </Suspense>
      </Guard>
    </ScreenBoundary>
  );
}
