import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyDialog } from './lazyDialog';

test('a dialog that waits for a connection says so, and then opens only when asked', async () => {
  let attempts = 0;
  const Dialog = lazyDialog<{ open: boolean }>(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch');
    return { default: ({ open }) => open && <p>Here it is</p> };
  });
  render(<Dialog open />);
  expect(await screen.findByText('This opens once you have a connection.')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await userEvent.click(await screen.findByRole('button', { name: 'Open It Now' }));
  expect(screen.getByText('Here it is')).toBeTruthy();
});
