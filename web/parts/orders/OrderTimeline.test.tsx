import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import { OrderTimeline } from './OrderTimeline';

const update = (id: string, status: OrderStatus, notes = '') => ({
  id,
  status,
  notes,
  moverName: null,
  createdAt: `2026-11-0${id}T18:00:00.000Z`,
});

function stepsOf(status: OrderStatus, statusUpdates: ReturnType<typeof update>[]) {
  render(<OrderTimeline order={{ id: '12', status, statusUpdates }} />);
  return within(screen.getByRole('list', { name: 'Timeline of order 12' })).getAllByRole('listitem');
}

test('shows the latest note of each step, and the steps that are still to come', () => {
  const steps = stepsOf('CONTACTED', [
    update('1', 'PENDING', 'Order request sent'),
    update('2', 'CONTACTED', 'Left a message'),
    update('3', 'CONTACTED', 'We spoke'),
  ]);
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PendingNovember 1, 2026Order request sent',
    'ContactedNovember 3, 2026We spoke',
    'Processing (not reached yet)Your order will be processing soon.',
    'Fulfilled (not reached yet)Your order will be fulfilled soon.',
  ]);
  expect(steps[1]!.getAttribute('aria-current')).toBe('step');
});

test('an automatic note is replaced by a text for the family', () => {
  const steps = stepsOf('PROCESSING', [
    update('1', 'PENDING', 'Order request sent'),
    update('2', 'CONTACTED', 'Status updated to Contacted'),
    update('3', 'PROCESSING', 'Status updated to Processing'),
  ]);
  expect(steps.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'ContactedNovember 2, 2026The ranch has contacted you.',
    'ProcessingNovember 3, 2026The ranch is getting your order ready.',
  ]);
});

test('a canceled order ends at the step where it was canceled', () => {
  const steps = stepsOf('CANCELED', [
    update('1', 'PENDING'),
    update('2', 'CONTACTED'),
    update('3', 'CANCELED', 'Sold out'),
  ]);
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PendingNovember 1, 2026',
    'ContactedNovember 2, 2026',
    'CanceledNovember 3, 2026Sold out',
  ]);
});
