import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper';

function renderStepper(start: number, bounds: { min?: number; max?: number } = {}) {
  const onChange = vi.fn();
  function Parent() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <QuantityStepper label="Half Cow" value={value} onChange={change} {...bounds} />;
  }
  render(<Parent />);
  return { onChange, figure: screen.getByLabelText<HTMLInputElement>('Quantity of Half Cow', { selector: 'input' }) };
}

const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Half Cow' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Half Cow' });

test('the buttons change the quantity by one, and stop at the minimum and maximum', async () => {
  const { figure } = renderStepper(1, { max: 2 });
  expect(less().disabled).toBe(true);
  await userEvent.click(more());
  expect(figure.value).toBe('2');
  expect(more().disabled).toBe(true);
  await userEvent.click(less());
  expect(figure.value).toBe('1');
});

test('with a minimum of 0, decreasing 1 reports 0', async () => {
  const { onChange } = renderStepper(1, { min: 0 });
  await userEvent.click(less());
  expect(onChange).toHaveBeenCalledWith(0);
});

test.each([
  ['12', '12'],
  ['5000', '999'],
  ['0', '1'],
  ['two', '3'],
  ['', '3'],
])('typing "%s" results in %s', async (typed, shown) => {
  const { figure } = renderStepper(3);
  await userEvent.clear(figure);
  if (typed) await userEvent.type(figure, typed);
  await userEvent.tab();
  expect(figure.value).toBe(shown);
});
