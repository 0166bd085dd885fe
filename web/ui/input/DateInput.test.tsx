import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateInput } from './DateInput';

const onChange = vi.fn();

function Parent() {
  const [day, setDay] = useState('');
  const change = (next: string) => {
    onChange(next);
    setDay(next);
  };
  return (
    <>
      <DateInput label="From" value={day} onChange={change} />
      <button type="button" onClick={() => setDay('2026-01-31')}>
        January
      </button>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('From');
const enter = (day: string) => fireEvent.change(input(), { target: { value: day } });

beforeEach(() => {
  onChange.mockClear();
  render(<Parent />);
});
afterEach(cleanup);

test('a typed year is reported only when it is complete', () => {
  for (const day of ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']) {
    enter(day);
    expect(input().value).toBe(day);
  }
  expect(onChange.mock.calls).toEqual([['2026-11-21']]);
});

test('a cleared day is reported too', () => {
  enter('2026-11-21');
  enter('');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a half-typed year is replaced by the current day on blur', () => {
  enter('2026-11-21');
  enter('0002-11-21');
  fireEvent.blur(input());
  expect(input().value).toBe('2026-11-21');
});

test('shows a value that the parent component has changed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'January' }));
  expect(input().value).toBe('2026-01-31');
});
