import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AGREEMENT_SUMMARY, AGREEMENT_VERSION } from '../../../rules/ranches/agreement';
import { currentUrl, fakeServer, refusal, visit } from '../../testing/visit';
import { newRancher } from './testing/newRancher';

type Answer = Parameters<typeof fakeServer>[1];

const accepted: Answer = { RegisterRancher: () => ({ registerRancher: { __typename: 'Rancher', id: '9' } }) };

beforeEach(() => {
  window.scrollTo = () => {};
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const continueToAgreement = () => press('Continue to the Broker Agreement');

async function fillIn(password = 'Herdline1') {
  await screen.findByLabelText('Ranch name');
  for (const [label, text] of newRancher) write(label, text);
  write('Password', password);
  await userEvent.selectOptions(field('State'), 'Texas');
  await userEvent.click(screen.getByLabelText('Half Cow'));
  write('Half Cow price', '1800.00');
  await userEvent.click(screen.getByLabelText('I accept the terms'));
}

test('a rancher submits the application and the agreement, with prices in cents and the accepted version', async () => {
  let sent: unknown;
  visit(
    '/rancher-signup',
    fakeServer(null, {
      RegisterRancher: ({ input }) => {
        sent = input;
        return { registerRancher: { __typename: 'Rancher', id: '9' } };
      },
    }),
  );
  await fillIn();
  await continueToAgreement();
  await userEvent.click(await screen.findByLabelText('I have read and accept the Broker Agreement'));
  await press('Submit Application');
  expect(await screen.findByRole('heading', { name: 'Application Submitted!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(sent).toMatchObject({
    user: { email: 'tess@example.com', city: 'Austin' },
    rancher: {
      offerHalfCow: true,
      halfCowPrice: 180_000,
      hasBrokerAgreement: true,
      agreementVersion: AGREEMENT_VERSION,
    },
  });
});

test('only shares that are offered have a price field', async () => {
  visit('/rancher-signup', fakeServer(null));
  await screen.findByLabelText('Ranch name');
  expect(screen.queryByLabelText('Whole Cow price')).toBeNull();
  await userEvent.click(screen.getByLabelText('Whole Cow'));
  expect(screen.getByLabelText('Whole Cow price')).toBeTruthy();
});

test('the application is not sent until the agreement is accepted', async () => {
  const server = fakeServer(null, accepted);
  visit('/rancher-signup', server);
  await fillIn();
  await continueToAgreement();
  const document = await screen.findByRole('link', { name: 'View Document' });
  expect(document.getAttribute('href')).toBe('/documents/broker-agreement.pdf');
  expect(document.getAttribute('target')).toBe('_blank');
  for (const point of AGREEMENT_SUMMARY) expect(screen.getByText(point)).toBeTruthy();
  await press('Submit Application');
  expect(await screen.findByText('Agreement Required')).toBeTruthy();
  expect(screen.getAllByText('You must accept the broker agreement to continue.').length).toBeGreaterThan(0);
  expect(server.operations).not.toContain('RegisterRancher');
});

test('going back keeps everything that was typed', async () => {
  visit('/rancher-signup', fakeServer(null));
  await fillIn();
  await continueToAgreement();
  await screen.findByRole('link', { name: 'View Document' });
  expect(currentUrl()).toBe('/rancher-signup?step=agreement');
  await press('Back to the Application');
  await screen.findByRole('button', { name: 'Continue to the Broker Agreement' });
  expect(field('Ranch name').value).toBe('Test Creek Ranch');
  expect(field('Half Cow price').value).toBe('1800.00');
  expect(field('Password').value).toBe('Herdline1');
});

test('a taken email returns the rancher to its field', async () => {
  const server = fakeServer(null, {
    RegisterRancher: () => refusal('CONFLICT', 'An account with this email already exists'),
  });
  visit('/rancher-signup', server);
  await fillIn();
  await continueToAgreement();
  await userEvent.click(await screen.findByLabelText('I have read and accept the Broker Agreement'));
  await press('Submit Application');
  expect(await screen.findByText('An account with this email already exists')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  await waitFor(() => expect(currentUrl()).toBe('/rancher-signup'));
});

test('a failure without a field is shown, and the form stays', async () => {
  visit('/rancher-signup', fakeServer(null));
  await fillIn();
  await continueToAgreement();
  await userEvent.click(await screen.findByLabelText('I have read and accept the Broker Agreement'));
  await press('Submit Application');
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  expect(screen.getByText('There was an error submitting your application. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Document' })).toBeTruthy();
  await press('Back to the Application');
  expect(field('Email').value).toBe('tess@example.com');
  expect(field('Half Cow price').value).toBe('1800.00');
});

test('Enter continues, but not without accepting the terms', async () => {
  visit('/rancher-signup', fakeServer(null));
  await fillIn();
  await userEvent.click(screen.getByLabelText('I accept the terms'));
  await userEvent.type(field('Full name'), '{Enter}');
  expect(await screen.findByText('You must accept the terms')).toBeTruthy();
  expect(currentUrl()).toBe('/rancher-signup');
  await userEvent.click(screen.getByLabelText('I accept the terms'));
  await userEvent.type(field('Full name'), '{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/rancher-signup?step=agreement'));
});

test('the password field says what a password needs, and that a password is too short', async () => {
  visit('/rancher-signup', fakeServer(null));
  await fillIn('Herd1');
  expect(screen.getByText('At least 8 characters required')).toBeTruthy();
  await continueToAgreement();
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy();
});

test('two different passwords show an error at the password field', async () => {
  visit('/rancher-signup', fakeServer(null));
  await fillIn('Herdline2');
  await continueToAgreement();
  expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
});

test('different passwords show no error until the second field has lost the focus', async () => {
  visit('/rancher-signup', fakeServer(null));
  await userEvent.type(await screen.findByLabelText('Password'), 'Herdline1');
  await userEvent.tab();
  await userEvent.type(field('Confirm password'), 'Herdline2');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toBe("Passwords don't match");
});

test('the URL alone does not open the agreement', async () => {
  visit('/rancher-signup?step=agreement', fakeServer(null));
  expect(await screen.findByRole('button', { name: 'Continue to the Broker Agreement' })).toBeTruthy();
});
