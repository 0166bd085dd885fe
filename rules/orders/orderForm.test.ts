import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { orderForm } from './orderForm';

const ITEM = { type: 'HALF_COW', name: 'Half Cow', quantity: 1, price: 165_000 };
const ORDER = {
  rancherId: '7',
  customerName: 'Ann Miller',
  customerEmail: 'ann@herdline.test',
  customerZip: '78701-1234',
  orderType: 'HALF_COW',
  productDetails: [ITEM],
  shippingMethod: 'LOCAL_PICKUP',
};

function errorsWith(change: object) {
  return formErrors(orderForm, { ...ORDER, ...change });
}

function errorsWithItem(change: object) {
  return errorsWith({ productDetails: [{ ...ITEM, ...change }] });
}

describe('orderForm', () => {
  it('drops fields that a customer may not set, such as the shipping fee', async () => {
    expect(await accepted(orderForm, { ...ORDER, rancherId: 7, shippingFee: 1, status: 'FULFILLED' })).toEqual(ORDER);
  });

  it('reports every missing field', async () => {
    expect(
      await formErrors(orderForm, { orderType: 'OTHER', shippingMethod: 'LOCAL_PICKUP', productDetails: [] }),
    ).toEqual({
      rancherId: 'Invalid Rancher',
      customerName: 'Name is required',
      customerEmail: 'Valid email is required',
      customerZip: 'Valid ZIP code is required',
      productDetails: 'Cart is empty',
    });
  });

  it.each([
    [
      { customerName: 'claim at prize.example' },
      { customerName: 'Please enter a name, without a web or email address' },
    ],
    [{ customerName: 'Ann\nMiller' }, { customerName: 'Please write the name on one line' }],
    [{ orderType: 'Cow' }, { orderType: 'Please select an order type' }],
    [{ orderType: null }, { orderType: 'Please select an order type' }],
    [{ shippingMethod: undefined }, { shippingMethod: 'Please select a delivery method' }],
    [{ customerZip: '1234' }, { customerZip: 'Valid ZIP code is required' }],
    [{ rancherId: '7; drop' }, { rancherId: 'Invalid Rancher' }],
    [{ productDetails: undefined }, { productDetails: 'Cart is empty' }],
    [{ productDetails: Array(51).fill(ITEM) }, { productDetails: 'An order holds at most 50 items' }],
    [{ productDetails: Array(30_000).fill(ITEM) }, { productDetails: 'An order holds at most 50 items' }],
    [{ productDetails: null }, { productDetails: 'Cart is empty' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'At most 2000 characters (this has 2001)' }],
  ])('refuses %j', async (change, errors) => expect(await errorsWith(change)).toEqual(errors));

  it.each([
    [{ quantity: 0 }, { 'productDetails[0].quantity': 'Quantity must be at least 1' }],
    [{ quantity: 1.5 }, { 'productDetails[0].quantity': 'Quantity must be a whole number' }],
    [{ quantity: 1000 }, { 'productDetails[0].quantity': 'Quantity must be at most 999' }],
    [{ price: -1 }, { 'productDetails[0].price': 'Price cannot be negative' }],
    [{ price: 10.5 }, { 'productDetails[0].price': 'Price must be whole cents' }],
    [{ type: 'COW' }, { 'productDetails[0].type': 'Unknown type of item' }],
  ])('refuses an item with %j', async (change, errors) => expect(await errorsWithItem(change)).toEqual(errors));

  it('refuses a total over 10 million dollars', async () => {
    expect(await errorsWithItem({ price: 10_000_000, quantity: 101 })).toEqual({
      productDetails: 'An order can be at most $10,000,000.00',
    });
  });

  it('accepts an item without a price', async () => {
    expect(await errorsWithItem({ price: undefined })).toEqual({});
    expect(await errorsWithItem({ price: null })).toEqual({});
  });
});
