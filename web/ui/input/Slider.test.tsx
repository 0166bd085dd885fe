import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slider } from './Slider';

function Price() {
  const [value, setValue] = useState(500);
  return (
    <Slider
      label="Price"
      min={350}
      max={800}
      step={25}
      value={value}
      onChange={setValue}
      format={(cents) => `${cents}¢`}
    />
  );
}

test('keeps the value of a slider that was moved before hydration', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Price />);
  document.body.append(root);
  const track = screen.getByRole<HTMLInputElement>('slider', { name: 'Price' });
  track.value = '650';
  const hydrated = await act(() => hydrateRoot(root, <Price />));
  expect(screen.getByRole('status').textContent).toBe('650¢');
  expect(track.value).toBe('650');
  await act(() => hydrated.unmount());
});
