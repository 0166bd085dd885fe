import type { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/App';
import { openSession } from './openSession';

// A visit loads the screen's code, which may be slow when other tests run.

/** Renders the current address, which `address` reads. */
export function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{`${pathname}${search}`}</div>;
}

/** The whole client at an address, as a person would open it. */
export function visit(path: string, { link }: { link: ApolloLink }) {
  openSession(link);
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
}

export const address = () => screen.getByTestId('address').textContent;
