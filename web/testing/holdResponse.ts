import { ApolloLink, Observable } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Holds back the response to an operation until the test calls `release`. */
export function holdResponse(name: string) {
  const pending: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    return new Observable((observer) => {
      pending.push(() => forward(operation).subscribe(observer));
    });
  });
  const release = () => {
    for (const send of pending.splice(0)) send();
  };
  return { link, release };
}

/** Checks that an admin's tab shows a spinner until the response with its rows is released. */
export async function expectSpinnerUntil(release: () => void, row: string) {
  const panel = within(await screen.findByRole('tabpanel'));
  // Waits for the tab's code first, because another spinner is shown while the code loads.
  await panel.findByRole('combobox', { name: 'Sort' });
  expect(panel.getByText('Loading')).toBeTruthy();
  release();
  expect(await panel.findByText(row)).toBeTruthy();
  expect(panel.queryByText('Loading')).toBeNull();
}
