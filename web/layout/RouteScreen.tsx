import { ScreenBoundary } from '../errors/ScreenBoundary';
import type { AppRoute } from '../routes';
import { Guard } from '../session/Guard';
import { useRouteHead } from './useRouteHead';

/** A screen of the route table behind its guard; what breaks in it leaves the rest of the page standing. */
export function RouteScreen({ route }: { route: AppRoute }) {
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
