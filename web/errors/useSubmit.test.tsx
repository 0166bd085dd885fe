import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastContext } from '../ui/overlay/useToast';
import { errorsInForm, useSubmit } from './useSubmit';

const toast = vi.fn();
const onSuccess = vi.fn();
const onError = vi.fn();
const refused = new CombinedGraphQLErrors({
  errors: [{ message: 'Too high', extensions: { code: 'BAD_USER_INPUT', fields: { rate: 'Too high' } } }],
});

beforeEach(() => {
  for (const mock of [toast, onSuccess, onError]) mock.mockClear();
});

type Options = Partial<Parameters<typeof useSubmit<number, string>>[0]>;

function submitOf(options: Options) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastContext value={{ toast, dismiss: vi.fn() }}>{children}</ToastContext>
  );
  const all = { send: async (rate: number) => `${rate}%`, errorToast: 'Update Failed', onSuccess, onError, ...options };
  return renderHook(() => useSubmit<number, string>(all), { wrapper }).result.current;
}

test('a success shows its toast, and then calls onSuccess with the answer', async () => {
  const submit = submitOf({ successToast: (answer, rate) => ({ title: `${rate} became ${answer}` }) });
  expect(await submit(5)).toBe(true);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: '5 became 5%' });
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('5%', 5);
  expect(onError).not.toHaveBeenCalled();
});

test('an error shows the title with the server’s message, and onSuccess is not called', async () => {
  const submit = submitOf({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await submit(5)).toBe(false);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Update Failed',
    description: expect.stringContaining("couldn't reach"),
    variant: 'destructive',
  });
  expect(onError).toHaveBeenCalledOnce();
  expect(onSuccess).not.toHaveBeenCalled();
});

test('refused fields are thrown with the form’s names for them', async () => {
  const send = () => Promise.reject(refused);
  await expect(submitOf({ send })(5)).rejects.toMatchObject({ fields: { rate: 'Too high' } });
  const fieldErrors = () => ({ 'rancher.rate': 'Too high' });
  await expect(submitOf({ send, fieldErrors })(5)).rejects.toMatchObject({ fields: { 'rancher.rate': 'Too high' } });
});

test('an error in onSuccess does not count as a failure of the mutation', async () => {
  const submit = submitOf({ onSuccess: () => Promise.reject(new Error('closed')) });
  await expect(submit(5)).rejects.toThrow('closed');
  expect(toast).not.toHaveBeenCalled();
});

test('an error that is shown elsewhere has no toast', async () => {
  const submit = submitOf({ send: () => Promise.reject(new Error()), errorToast: () => undefined });
  expect(await submit(5)).toBe(false);
  expect(toast).not.toHaveBeenCalled();
});

test('a form without toasts shows refused fields at the fields, and any other message above them', async () => {
  const fields = (error: unknown) => errorsInForm("Couldn't save").fieldErrors(error);
  expect(fields(refused)).toEqual({ rate: 'Too high' });
  expect(fields(new CombinedGraphQLErrors({ errors: [{ message: '' }] }))).toEqual({ form: "Couldn't save" });
  const submit = submitOf({ send: () => Promise.reject(refused), ...errorsInForm() });
  await expect(submit(40)).rejects.toMatchObject({ fields: { rate: 'Too high' } });
  expect(toast).not.toHaveBeenCalled();
});
