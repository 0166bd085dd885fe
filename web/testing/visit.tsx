import type { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/App';
import type { Viewer } from '../session/useSession';
import { openSession } from './openSession';

// A visit loads the screen's code, which may be slow when other tests run.

/** Renders the current address, which `address` reads. */
export function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{`${pathname}${search}`}</div>;
}

/** The whole client at an address, as a person would open it. A page may have said who is signed in, by `carried`. */
export function visit(path: string, { link }: { link: ApolloLink }, carried?: Viewer | null) {
  openSession(link, carried);
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

export const address = () => screen.getByTestId('address').textContent;
