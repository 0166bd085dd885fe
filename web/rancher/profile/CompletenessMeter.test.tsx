import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, rancher, visit } from '../../testing/visit';
import { field, openEditor, ranch, write } from './testing/editorVisit';

const incompleteRanch = { ...ranch, imageUrl: null, description: '', contact: { ...ranch.contact, phone: '' } };
const missing = () => within(screen.getByRole('list', { name: 'Missing' })).getAllByRole('link');

test('the meter lists what is missing, with links to the fields', async () => {
  await openEditor('/profile?tab=delivery', {
    RanchProfile: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: incompleteRanch } }),
  });
  expect(screen.getByText('4 of 8 done. Still missing:')).toBeTruthy();
  expect(missing().map(({ textContent }) => textContent)).toEqual([
    'A short description',
    'A main photo',
    'How you raise your cattle',
    'Your phone number',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'How you raise your cattle' }));
  await waitFor(() => expect(document.activeElement).toBe(field(/Detailed raising practices/)));
  expect(screen.getByRole('tab', { name: 'Raising Practices' }).getAttribute('aria-selected')).toBe('true');
});

test('the meter updates while the rancher fills in the form', async () => {
  await openEditor();
  write(/Detailed raising practices/, 'On pasture all year.');
  expect(await screen.findByText('Your page answers everything families ask.')).toBeTruthy();
});

test('the meter is also on the dashboard', async () => {
  const ProfileTab = () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: incompleteRanch } });
  visit('/rancher-dashboard?tab=profile', fakeServer(rancher, { ProfileTab }));
  expect(await screen.findByRole('link', { name: 'A main photo' })).toBeTruthy();
  const links = missing().map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/profile?field=description',
    '/profile?dialog=photos',
    '/profile?field=raisingPractices',
    '/profile#account',
  ]);
});
