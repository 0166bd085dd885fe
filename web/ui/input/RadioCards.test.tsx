import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/FormActions';
import { RadioCards } from './RadioCards';

const options = [
  { value: 'LOCAL_PICKUP', title: 'Local Pickup', aside: 'Free' },
  { value: 'SHIPPING', title: 'Shipping', disabledReason: 'Your ZIP is 412 miles away' },
];

function renderMethods(onSubmit: (values: { method: string }) => void) {
  const schema = object({ method: string().required('Please choose a method') });
  render(
    <Form initialValues={{ method: '' }} schema={schema} onSubmit={onSubmit}>
      <RadioCards name="method" legend="Delivery" options={options} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

test('submits the value of the chosen card', async () => {
  const onSubmit = vi.fn();
  renderMethods(onSubmit);
  await userEvent.click(screen.getByRole('radio', { name: 'Local Pickup' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ method: 'LOCAL_PICKUP' });
});

test('a disabled card cannot be chosen, and shows the reason', () => {
  renderMethods(vi.fn());
  const shipping = screen.getByRole<HTMLInputElement>('radio', { name: 'Shipping' });
  expect(shipping.disabled).toBe(true);
  expect(screen.getByText('Your ZIP is 412 miles away')).toBeTruthy();
});

test('submitting without a choice focuses the first card', async () => {
  renderMethods(vi.fn());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose a method');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Local Pickup' }));
});
