import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { Menu } from './Menu';

function renderMenu() {
  const onLogout = vi.fn();
  const menu = (
    <Menu
      label="My Account"
      trigger={(props) => <Button {...props}>Ann</Button>}
      groups={[[{ label: 'Profile Settings', to: '/profile' }], [{ label: 'Logout', onSelect: onLogout }]]}
    />
  );
  render(
    <MemoryRouter>
      {menu}
      <Routes>
        <Route path="/" element="Home" />
        <Route path="/profile" element="Your profile" />
      </Routes>
    </MemoryRouter>,
  );
  return onLogout;
}

const button = () => screen.getByText('Ann').closest('button') as HTMLButtonElement;

test('the button opens and closes the menu, and an entry navigates', async () => {
  renderMenu();
  await userEvent.click(button());
  expect(await screen.findByRole('menu', { name: 'My Account' })).toBeTruthy();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }));
  expect(await screen.findByText('Your profile')).toBeTruthy();
});

test('the menu can be used with only the keyboard', async () => {
  const onLogout = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);

  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
});
