import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { visit } from '../testing/visit';

test('says what it is and leads on', async () => {
  visit('/', fakeServer(null));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Skip the Middlemen – Get Farm-Fresh Beef Direct from Ranchers ',
  );
  const targets = {
    'Find a Rancher & Order Beef': '/find-rancher',
    'Sign Up as a Rancher': '/rancher-signup',
    'Get Started Today': '/auth?tab=register',
    'Learn More': '#how-it-works',
  };
  for (const [name, target] of Object.entries(targets)) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  }
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Find a Rancher' }).getAttribute('href')).toBe('/find-rancher');
  expect(main.getByRole('link', { name: 'Become a Rancher' }).getAttribute('href')).toBe('/rancher-signup');
});

test('reckons the prices of the shares at the chosen price per pound', async () => {
  visit('/', fakeServer(null));
  const slider = await screen.findByLabelText('Price per pound of hanging weight');
  expect(screen.getByText('$650-$900')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '800' } });
  expect(screen.getByText('$1,040-$1,440')).toBeTruthy();
});
