import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { CheckboxField } from './CheckboxField';
import { Field } from './Field';
import { Form } from './Form';
import { SubmitButton } from './FormActions';

const schema = object({
  name: string().required('Name is required'),
  email: string().email('Valid email is required').required('Valid email is required'),
});

function renderForm(onSubmit: (values: { name: string; email: string }) => unknown) {
  render(
    <Form initialValues={{ name: '', email: '' }} schema={schema} onSubmit={onSubmit}>
      <Field name="name" label="Name" hint="As on the order" />
      <Field name="email" label="Email" type="email" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const type = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { type, send };
}

test('shows each error at its field, links it to the field and focuses the first invalid field', async () => {
  const onSubmit = vi.fn();
  const { send } = renderForm(onSubmit);
  await send();

  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Name is required',
    'Valid email is required',
  ]);
  const described = name.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the order',
    'Name is required',
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows a server error at its field until the value changes, and keeps the typed values', async () => {
  const { type, send } = renderForm(() => Promise.reject({ fields: { email: 'That email is taken' } }));
  await type('Name', 'Ann');
  await type('Email', 'ann@example.com');
  await send();

  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.value).toBe('ann@example.com');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('That email is taken');

  await type('Email', 'other@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows messages without a matching field above the form', async () => {
  const { type, send } = renderForm(() => Promise.reject({ fields: { rancherId: 'This ranch is not taking orders' } }));
  await type('Name', 'Ann');
  await type('Email', 'ann@example.com');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('This ranch is not taking orders');
});

test('shows the message of any other failure, and the form can be sent again', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new Error('The connection was lost')).mockResolvedValueOnce(undefined);
  const { type, send } = renderForm(onSubmit);
  await type('Name', 'Ann');
  await type('Email', 'ann@example.com');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('The connection was lost');
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a form is sent only once if the button or Enter is pressed several times', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { type } = renderForm(onSubmit);
  await type('Name', 'Ann');
  await type('Email', 'ann@example.com');

  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');

  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
});

test('a click elsewhere is handled before the field that lost the focus shows its error', async () => {
  renderForm(() => {});
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
  // Lets everything run that leaving the field triggers.
  await act(async () => {});
  expect(document.activeElement).not.toBe(screen.getByLabelText('Email'));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect((await screen.findByRole('alert')).textContent).toBe('Valid email is required');
});

test('a field that loses the focus by keyboard shows its error at once', async () => {
  renderForm(() => {});
  await userEvent.type(screen.getByLabelText('Email'), 'nobody');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Valid email is required');
});

test('a password can be shown and hidden again', async () => {
  render(
    <Form initialValues={{ password: 'Herdline1' }} onSubmit={() => {}}>
      <Field name="password" label="Password" type="password" autoComplete="current-password" />
    </Form>,
  );
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.autocomplete).toBe('current-password');
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: /Show/ }));
  expect(password.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: /Hide/ }));
  expect(password.type).toBe('password');
});

test('a prerendered form keeps what was typed before its script loads, and cannot be sent until then', async () => {
  const onSubmit = vi.fn();
  const form = (
    <Form initialValues={{ email: '', rememberMe: false }} onSubmit={onSubmit}>
      <Field name="email" label="Email" />
      <CheckboxField name="rememberMe" label="Remember me" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'ann@herdline.test');
  await userEvent.click(screen.getByLabelText('Remember me'));

  render(form, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ann@herdline.test', rememberMe: true });
});

test('a pasted text that is too long stays whole, and an error says how long it is and may be', async () => {
  render(
    <Form initialValues={{ tag: '' }} schema={object({ tag: string() })} onSubmit={() => {}}>
      <Field name="tag" label="Tag" maxLength={5} />
    </Form>,
  );
  await userEvent.click(screen.getByLabelText('Tag'));
  await userEvent.paste('TX-4711');
  expect(screen.getByLabelText<HTMLInputElement>('Tag').value).toBe('TX-4711');
  expect(screen.getByRole('alert').textContent).toBe('At most 5 characters (this has 7)');
});
