import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberZip } from '../parts/places/knownZip';
import { customer, fakeServer, refusal, visit } from '../testing/visit';
import { storedData } from './storedData';
import { storage } from './testing/phone';

test('the ZIP code that a person chose is removed when their session ends', async () => {
  await storage();
  rememberZip(customer, '75201');
  visit('/profile', fakeServer(customer, { ProfilePage: () => refusal('UNAUTHENTICATED', 'Please sign in') }));
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('75201'));
});

test('a browser that offers no database has nothing to forget', async () => {
  await storage();
  vi.stubGlobal('indexedDB', undefined);
  await expect(storedData.forget({ changes: true })).resolves.toBeUndefined();
});
