import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { productForm, productInput, variantForm } from './productForm';
import { fromProduct, initialProduct, initialVariant } from './productValues';

describe('productInput', () => {
  it('is a custom product unless another kind is given', async () => {
    expect(await accepted(productInput, { name: 'Jerky', price: 1299 })).toMatchObject({ kind: 'CUSTOM', price: 1299 });
  });

  it.each([
    [{ name: 'J', price: 1 }, { name: 'Product name must be at least 2 characters' }],
    [{ name: 'Jerky', pricePerPound: 5 }, { price: 'Price must be greater than 0' }],
    [{ name: 'Jerky', price: 0 }, { price: 'Price must be greater than 0' }],
    [{ name: 'Jerky', price: -1 }, { price: 'Price must be greater than 0' }],
    [{ name: 'Box', kind: 'BEEF_BOX', price: 1, weight: -1 }, { weight: 'Weight cannot be negative' }],
    [{ name: 'Ribeye', kind: 'SELECT_CUT', price: 5 }, { pricePerPound: 'Price must be greater than 0' }],
    [{ kind: 'SELECT_CUT', pricePerPound: 5 }, { name: 'Product name must be at least 2 characters' }],
  ])('refuses %j', async (input, errors) => expect(await formErrors(productInput, input)).toEqual(errors));

  it('takes the cut of a select cut from its name, or the name from its cut', async () => {
    const byName = { kind: 'SELECT_CUT', name: 'Ribeye', pricePerPound: 2599 };
    const byCut = { kind: 'SELECT_CUT', name: '', cut: 'Ribeye', pricePerPound: 2599 };
    for (const input of [byName, byCut]) {
      expect(await accepted(productInput, input)).toMatchObject({ name: 'Ribeye', cut: 'Ribeye' });
    }
    expect(await accepted(productInput, { name: 'Jerky', price: 1, cut: 'Ribeye' })).toMatchObject({ cut: null });
  });
});

describe('productForm', () => {
  it('converts dollars to cents', async () => {
    const values = { ...initialProduct, name: 'Jerky', price: '12.99' };
    const variants = [{ ...initialVariant, name: 'Large', price: '24.50', weight: '1.5' }];
    expect(await accepted(productForm, { ...values, variants })).toMatchObject({
      price: 1299,
      variants: [{ name: 'Large', price: 2450, size: null, weight: 1.5 }],
    });
  });

  it('refuses products and variants without a name or price', async () => {
    expect(await formErrors(productForm, initialProduct)).toEqual({
      name: 'Product name must be at least 2 characters',
      price: 'Price must be greater than 0',
    });
    expect(
      await formErrors(productForm, { ...initialProduct, name: 'Jerky', price: '5', variants: [initialVariant] }),
    ).toEqual({
      'variants[0].name': 'Variant must have a name and a price greater than 0',
      'variants[0].price': 'Variant must have a name and a price greater than 0',
    });
  });

  it('shows a saved product as it was typed', async () => {
    const box = { ...initialProduct, kind: 'BEEF_BOX' as const, name: 'Box', price: '149.00', weight: 20 };
    expect(fromProduct(await accepted(productForm, box))).toMatchObject(box);
  });
});

describe('variantForm', () => {
  it('converts dollars to cents', async () => {
    const bag = { ...initialVariant, name: 'Bag', price: '$24.5', weight: '0.5' };
    expect(await accepted(variantForm, bag)).toMatchObject({ name: 'Bag', price: 2450, size: null, weight: 0.5 });
  });

  it.each([
    [{ price: '1' }, ['name']],
    [{ name: 'Bag' }, ['price']],
    [{ name: 'Bag', price: 'free' }, ['price']],
    [{ name: 'Bag', price: '1', weight: '-1' }, ['weight']],
  ])('refuses %j', async (change, fields) => {
    expect(Object.keys(await formErrors(variantForm, { ...initialVariant, ...change }))).toEqual(fields);
  });
});
