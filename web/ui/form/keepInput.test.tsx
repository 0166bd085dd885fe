import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { CheckboxField } from './CheckboxField';
import { Field } from './Field';
import { Form } from './Form';
import { keptInput } from './keptInput';
import { replaceKeepingInput } from './replaceKeepingInput';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function Login({ label = 'Login' }) {
  return (
    <Form initialValues={{ email: '', password: '', note: '', rememberMe: false }} onSubmit={() => {}} label={label}>
      <Field name="email" label="Email" type="email" />
      <Field name="password" label="Password" type="password" />
      <Field name="note" label="Note" type="textarea" />
      <CheckboxField name="rememberMe" label="Remember me" />
    </Form>
  );
}

/** Shows the login form as the build painted it, lets a person type, and then starts the page, which can't be hydrated. */
async function typeBeforeStart(started: React.ReactNode) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Login />);
  await userEvent.type(field('Email'), 'ann@example.com');
  await userEvent.type(field('Note'), 'At the gate');
  await userEvent.click(field('Remember me'));
  await userEvent.type(field('Password'), 'Secret1!');
  const page = createRoot(root);
  onTestFinished(() => act(() => page.unmount()));
  act(() => replaceKeepingInput(root, () => flushSync(() => page.render(started))));
}

test('a painted page that is replaced keeps what was typed and the focus', async () => {
  await typeBeforeStart(<Login />);
  expect([field('Email').value, field('Note').value]).toEqual(['ann@example.com', 'At the gate']);
  expect(field('Remember me').checked).toBe(true);
  expect(field('Password').value).toBe('Secret1!');
  expect(document.activeElement).toBe(field('Password'));
  await userEvent.type(field('Email'), '.org');
  expect(field('Email').value).toBe('ann@example.com.org');
});

test('another form on the replaced page gets the fields of the same name', async () => {
  await typeBeforeStart(<Login label="Register" />);
  expect(field('Email').value).toBe('ann@example.com');
});

beforeEach(() => sessionStorage.clear());

test('what the end of a session closes is there again for the same person, without secrets, once', async () => {
  const { unmount } = render(<Login />);
  await userEvent.type(field('Email'), 'ann@example.com');
  await userEvent.type(field('Password'), 'Secret1!');
  keptInput.keep('7');
  unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('Secret1!');
  keptInput.dropUnlessOf('7');
  const second = render(<Login />);
  expect([field('Email').value, field('Password').value]).toEqual(['ann@example.com', '']);
  second.unmount();
  render(<Login />);
  expect(field('Email').value).toBe('');
});

test('another person, and another form, get nothing', async () => {
  const { unmount } = render(<Login />);
  await userEvent.type(field('Email'), 'ann@example.com');
  keptInput.keep('7');
  unmount();
  const other = render(<Login label="Other" />);
  expect(field('Email').value).toBe('');
  other.unmount();
  keptInput.dropUnlessOf('8');
  render(<Login />);
  expect(field('Email').value).toBe('');
});

test('new initial values fill only the fields that nobody has changed', async () => {
  const form = (initialValues: { name: string; note: string }) => (
    <Form initialValues={initialValues} onSubmit={() => {}} reinitialize>
      <Field name="name" label="Name" />
      <Field name="note" label="Note" />
    </Form>
  );
  const { rerender } = render(form({ name: 'Ann', note: '' }));
  await userEvent.type(field('Note'), 'Call first');
  rerender(form({ name: 'Anna', note: 'From elsewhere' }));
  expect([field('Name').value, field('Note').value]).toEqual(['Anna', 'Call first']);
});
