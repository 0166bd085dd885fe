import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { ConfirmDialog } from './ConfirmDialog';

function Asker({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Suspend</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Suspend this ranch?"
        description="Families no longer see it."
        confirmLabel="Suspend ranch"
        onConfirm={onConfirm}
      />
    </>
  );
}

const ask = async (onConfirm: () => unknown) => {
  render(<Asker onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  return screen.findByRole('alertdialog', { name: 'Suspend this ranch?' });
};

test('focuses the cancel button first, and returns the focus to its opener', async () => {
  const onConfirm = vi.fn();
  await ask(onConfirm);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Suspend'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('runs the confirmed action only once, and closes when the action has finished', async () => {
  let finish = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await ask(onConfirm);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Suspend ranch' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeTruthy();

  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
