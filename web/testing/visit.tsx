import type { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/App';
import type { Viewer } from '../session/useSession';
import { openSession } from './openSession';

/** Renders the current URL, which `currentUrl` reads. */
export function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{`${pathname}${search}`}</div>;
}

/** Opens the app at a URL. Fetches the session unless the page comes with it as `carried`. */
export function visit(path: string, { link }: { link: ApolloLink }, carried?: Viewer | null) {
  openSession(link, carried);
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

export const currentUrl = () => screen.getByTestId('address').textContent;
