import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

async function open(onlyButtonsClose?: boolean) {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="A secret" onlyButtonsClose={onlyButtonsClose}>
      It is shown once.
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'A secret' });
  // Waits a task, after which Radix listens for outside presses.
  await new Promise((resolve) => setTimeout(resolve));
  return onOpenChange;
}

async function pressOutside() {
  await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
  // Waits a task, in which Radix handles the press.
  await new Promise((resolve) => setTimeout(resolve));
}

const dismissals: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['A press outside', pressOutside],
];

test.each(dismissals)('%s closes the dialog', async (_name, dismiss) => {
  const onOpenChange = await open();
  await dismiss();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test.each(dismissals)('%s does not close a dialog with `onlyButtonsClose`', async (_name, dismiss) => {
  const onOpenChange = await open(true);
  await dismiss();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
