import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberZip } from '../parts/places/knownZip';
import { fakeServer, refusal } from '../testing/fakeServer';
import { customer } from '../testing/people';
import { visit } from '../testing/visit';
import { storage } from './testing/phone';

test('the ZIP code that a person chose is removed when their session ends', async () => {
  await storage();
  rememberZip(customer, '75201');
  visit('/profile', fakeServer(customer, { ProfilePage: () => refusal('UNAUTHENTICATED', 'Please sign in') }));
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('75201'));
});
