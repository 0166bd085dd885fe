import { ApolloLink, Observable } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Holds back the answer of an operation until it is released. */
export function holdResponse(name: string) {
  const held: (() => void)[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    return new Observable((observer) => {
      held.push(() => forward(operation).subscribe(observer));
    });
  });
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return { link, release };
}

/** Sees an admin's tab load until the answer with its rows is released. */
export async function seeSpinnerUntil(release: () => void, row: string) {
  const sheet = within(await screen.findByRole('tabpanel'));
  // The dialog's code, which has its own spinner, has loaded by now.
  await sheet.findByRole('combobox', { name: 'Sort' });
  expect(sheet.getByText('Loading')).toBeTruthy();
  release();
  expect(await sheet.findByText(row)).toBeTruthy();
  expect(sheet.queryByText('Loading')).toBeNull();
}
