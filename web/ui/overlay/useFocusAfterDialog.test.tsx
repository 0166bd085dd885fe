import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { useFocusAfterDialog } from './dialogState';

function List({ onConfirm }: { onConfirm: (remove: () => void) => void }) {
  const [hasOpener, setHasOpener] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const list = useFocusAfterDialog(isOpen);
  return (
    <div ref={list} tabIndex={-1} data-testid="list">
      {hasOpener && <Button onClick={() => setOpen(true)}>Remove</Button>}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove it?"
        description="It is gone then."
        confirmLabel="Yes"
        onConfirm={() => onConfirm(() => setHasOpener(false))}
      />
    </div>
  );
}

async function answer(label: string, onConfirm: (remove: () => void) => void) {
  render(<List onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('the list gets the focus if the opener has disappeared', async () => {
  await answer('Yes', (remove) => remove());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('list')));
});

test('the opener gets the focus back if it is still there', async () => {
  await answer('Cancel', () => {});
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
});
