import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider';
import { useToast } from './useToast';

const onAction = vi.fn();

function Speaker() {
  const { toast } = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Logged Out', description: 'Until next time.' })}>
        first
      </button>
      <button
        type="button"
        onClick={() =>
          toast({ title: 'Login Failed', variant: 'destructive', action: { label: 'Try Again', onAction } })
        }
      >
        second
      </button>
    </>
  );
}

const renderSpeaker = () =>
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );

test('shows one toast at a time: the newest', async () => {
  renderSpeaker();
  await userEvent.click(screen.getByText('first'));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(screen.getByText('Until next time.')).toBeTruthy();

  await userEvent.click(screen.getByText('second'));
  expect(await screen.findByText('Login Failed')).toBeTruthy();
  expect(screen.queryByText('Logged Out')).toBeNull();
});

test('a toast that times out as it is replaced does not dismiss its replacement', async () => {
  renderSpeaker();
  await userEvent.click(screen.getByText('first'));
  const dismiss = await screen.findByRole('button', { name: 'Dismiss notification' });
  act(() => {
    screen.getByText('second').click();
    dismiss.click();
  });
  expect((await screen.findByText('Login Failed')).closest('li')?.dataset.state).toBe('open');
});

test('F8 focuses a toast, and the toast can be dismissed', async () => {
  renderSpeaker();
  await userEvent.click(screen.getByText('first'));
  await screen.findByText('Logged Out');
  await userEvent.keyboard('[F8]');
  expect(document.activeElement?.contains(screen.getByText('Logged Out'))).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() => expect(screen.queryByText('Logged Out')).toBeNull());
});

test('an action runs once and closes its toast', async () => {
  renderSpeaker();
  await userEvent.click(screen.getByText('second'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Login Failed')).toBeNull());
});

test.each([
  ['disappears after five seconds', 'first', 'Logged Out', 'closed'],
  ['with an action stays longer', 'second', 'Login Failed', 'open'],
])('a toast %s', async (_, button, title, after) => {
  renderSpeaker();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  act(() => screen.getByText(button).click());
  const toast = (await screen.findByText(title)).closest('li');
  act(() => void vi.advanceTimersByTime(5_500));
  expect(toast?.dataset.state).toBe(after);
});
