import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { RanchApproval } from '../../rules/words/vocabulary';
import { useSession } from '../session/useSession';
import { fakeServer, openSession, rancher } from '../testing/visit';
import { PreviewNotice } from './PreviewNotice';

const NOTICE = 'This is a preview of your page.';

function Page({ id }: { id: string }) {
  return (
    useSession().viewer && (
      <main>
        <PreviewNotice rancherId={id} />
      </main>
    )
  );
}

async function show(approval: RanchApproval, id: string) {
  const viewer = { ...rancher, ranch: { id: '7', ranchName: 'Cedar Fork Ranch', approval } };
  render(
    <ApolloProvider client={openSession(fakeServer(viewer).link)}>
      <MemoryRouter>
        <Page id={id} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByRole('main');
}

test('the rancher of a pending ranch reads that customers can’t see the page', async () => {
  await show('PENDING', '7');
  expect(screen.getByText(NOTICE)).toBeTruthy();
  expect(screen.getByText('Customers can’t see it until your ranch is approved.')).toBeTruthy();
});

test.each([
  ['APPROVED', '7'],
  ['PENDING', '8'],
] as const)('the rancher of ranch 7, which is %s, sees no notice on the page of ranch %s', async (approval, id) => {
  await show(approval, id);
  expect(screen.queryByText(NOTICE)).toBeNull();
});
