import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor, press, save, write } from '../../../rancher/profile/testing/editorVisit';

const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true });

async function fill(title: string, values: Record<string, string>) {
  const { getByLabelText, getByRole } = within(await dialog(title));
  for (const [label, text] of Object.entries(values)) {
    fireEvent.change(getByLabelText(label), { target: { value: text } });
  }
  await userEvent.click(getByRole('button', { name: title, hidden: true }));
}

test('a product without a name or a price is not added', async () => {
  await openEditor('/profile?tab=products');
  await press('Add Product');
  await fill('Add Product', { 'Product name': 'Tallow' });
  expect(await screen.findByText('Invalid Product')).toBeTruthy();
  expect(screen.getByText('Product must have a name and a price greater than 0')).toBeTruthy();
  expect(await screen.findByText('Price must be greater than 0')).toBeTruthy();
});

test('a product is added, and saved in cents', async () => {
  const { sent } = await openEditor('/profile?tab=products');
  await press('Add Product');
  await fill('Add Product', { 'Product name': 'Tallow', Price: '7.5', 'Description (optional)': 'Rendered here' });
  expect(await screen.findByText('Product added')).toBeTruthy();
  await press('Remove Product Jerky');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    otherProductsList: [
      expect.objectContaining({ kind: 'CUSTOM', name: 'Tallow', description: 'Rendered here', price: 750 }),
    ],
  });
});

test('a product’s own price is the first choice for families', async () => {
  await openEditor('/profile?tab=products');
  const choices = () =>
    within(screen.getByRole('list', { name: 'Variants of Jerky' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(choices()).toEqual(['Regular$12.00', 'Small bag, 0.5 lb$9.00Remove variant Small bag']);
  write('Price', '13');
  write('Pounds (optional)', '1.5');
  expect(choices()[0]).toBe('1.5 lb$13.00');
});

test('variants are added and removed, and saved in cents', async () => {
  const { sent } = await openEditor('/profile?tab=products');
  await press('Remove variant Small bag');
  expect(await screen.findByText('Variant removed')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Add Variant to Jerky');
  await press('Add Variant to Jerky');
  await fill('Add Variant', { 'Variant name': 'Jar' });
  expect(await screen.findByText('Invalid Variant')).toBeTruthy();
  expect(screen.getAllByText('Variant must have a name and a price greater than 0').length).toBeGreaterThan(0);
  await fill('Add Variant', { 'Variant price': '9', 'Size (optional)': '1 pint', 'Weight (optional)': '1.2' });
  expect(await screen.findByText('Variant added')).toBeTruthy();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    otherProductsList: [{ id: '4', variants: [{ name: 'Jar', price: 900, size: '1 pint', weight: 1.2 }] }],
  });
});

test('a product can be edited in the list', async () => {
  const { sent } = await openEditor('/profile?tab=products');
  write('Price', '0');
  await save();
  expect(await screen.findByText('Price must be greater than 0')).toBeTruthy();
  write('Price', '13');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ otherProductsList: [{ id: '4', price: 1_300, variants: [{ id: '8' }] }] });
});
