import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '../session/sessionStore';
import { useSession } from '../session/useSession';
import { rancher } from '../testing/visit';
import { loadWithApollo } from './loadWithApollo';

const Part = lazy(() => loadWithApollo(async () => ({ default: () => <p>Here it is</p> })));

function Header() {
  return <header>{useSession().viewer?.name}</header>;
}

test('rendering the first component that queries GraphQL updates no other component', async () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  sessionStore.set(rancher);
  render(
    <>
      <Header />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('Here it is')).toBeTruthy();
  expect(screen.getByText('Bo Tanner')).toBeTruthy();
  expect(logError.mock.calls.filter(([text]) => String(text).startsWith('Cannot update a component'))).toEqual([]);
});
