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
  // Radix listens outside from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  return onOpenChange;
}

async function pressBeside() {
  await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
  // Radix decides in the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

const ways: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', pressBeside],
];

test.each(ways)('%s closes it', async (_way, leave) => {
  const onOpenChange = await open();
  await leave();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test.each(ways)('%s does not close a dialog that only its buttons close', async (_way, leave) => {
  const onOpenChange = await open(true);
  await leave();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
