import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TabPanel, Tabs } from './Tabs';

const tabs = [
  { value: 'cuts', label: 'Cuts', count: 3 },
  { value: 'boxes', label: 'Boxes', wrong: true },
  { value: 'notes', label: 'Notes' },
];

function Sheets() {
  const [value, choose] = useState('cuts');
  return (
    <Tabs label="Products" value={value} onChange={choose} tabs={tabs}>
      <TabPanel value="cuts">Ribeye</TabPanel>
      <TabPanel value="boxes">Family box</TabPanel>
      <TabPanel value="notes" forceMount>
        <input aria-label="Note" />
      </TabPanel>
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

beforeEach(() => void render(<Sheets />));
afterEach(cleanup);

test('pressing a tab shows only the panel of that tab', async () => {
  expect(screen.getByRole('tabpanel', { name: /Cuts/ }).textContent).toBe('Ribeye');
  await userEvent.click(screen.getByRole('tab', { name: /Boxes/ }));
  const panel = screen.getByRole('tabpanel', { name: /Boxes/ });
  expect(panel.textContent).toBe('Family box');
  expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.queryByText('Ribeye')).toBeNull();
});

test('the Tab key stops once at the tabs, and arrow keys move between them and wrap around', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Cuts/ }));
  for (const [key, label] of [
    ['{ArrowLeft}', 'Notes'],
    ['{ArrowRight}', 'Cuts'],
    ['{ArrowRight}', 'Boxes'],
    ['{End}', 'Notes'],
    ['{Home}', 'Cuts'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen().textContent).toContain(label);
    expect(document.activeElement).toBe(chosen());
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])('key combinations with %s are left to the browser', async (modifier) => {
  await userEvent.tab();
  const prevented: boolean[] = [];
  const record = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  document.addEventListener('keydown', record);
  await userEvent.keyboard(`{${modifier}>}{ArrowRight}{End}{/${modifier}}`);
  document.removeEventListener('keydown', record);
  expect(prevented).toEqual([false, false, false]);
  expect(chosen().textContent).toContain('Cuts');
});

test('a panel with `forceMount` stays mounted', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  await userEvent.type(screen.getByLabelText('Note'), 'call first');
  await userEvent.click(screen.getByRole('tab', { name: /Cuts/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('call first');
});

test('shows counts and errors at the tabs', () => {
  expect(screen.getByRole('tab', { name: 'Cuts' }).textContent).toBe('Cuts3');
  expect(screen.getByRole('tab', { name: 'Cuts' }).getAttribute('aria-description')).toBe('3 in the list');
  expect(screen.getByRole('tab', { name: /has errors/ }).textContent).toBe('Boxes');
});
