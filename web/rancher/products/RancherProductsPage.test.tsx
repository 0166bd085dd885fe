import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { offerOf } from '../../testing/ranches';
import { fakeServer, rancher, refusal, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const productOf = <Given extends object>(given: Given) => ({
  description: '',
  imageUrl: null,
  available: true,
  inspection: null,
  ...given,
});
const jerky = productOf({
  __typename: 'CustomProduct',
  id: '1',
  name: 'Beef Jerky',
  price: 1_200,
  weight: null,
  variants: [],
});
const box = productOf({
  __typename: 'BeefBox',
  id: '2',
  name: 'Grill Box',
  price: 14_900,
  weight: 12,
  contents: ['4 ribeye steaks'],
});
const cut = productOf({ __typename: 'SelectCut', id: '3', name: 'Ribeye', cut: 'Ribeye', pricePerPound: 2_450 });

const ranchOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'Rancher',
  id: '7',
  offerQuarterCow: false,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 0,
  halfCowPrice: 180_000,
  wholeCowPrice: 320_000,
  sellsByAnimal: false,
  offers: [] as object[],
  ...given,
});

async function open(products: object[] = [], answers: Answers = {}, given: Record<string, unknown> = {}) {
  const RancherProductsPage = () => ({
    viewer: { __typename: 'User', id: rancher.id, ranch: { ...ranchOf(given), products } },
  });
  const server = fakeServer(rancher, { RancherProductsPage, ...answers });
  visit('/rancher-products', server);
  await screen.findByRole('heading', { name: 'Custom Products' });
  return server;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function dialogOf(button: string | RegExp, title: string) {
  await press(button);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const write = async (label: RegExp, text: string) => {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const send = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { dialog, write, send };
}

const cardOf = (name: string) => screen.getByText(name, { selector: 'h3' }).closest('li');

test('a share without a price shows Not set', async () => {
  await open();
  const priceOf = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(priceOf('Quarter Cow')).toContain('Not set');
  expect(priceOf('Half Cow')).toContain('$1,800.00');
  expect(priceOf('Whole Cow')).toMatch(/\$3,200\.00.*Turned off in your profile/);
});

test('bulk prices are set in dollars, and 0 stops the sale of a share', async () => {
  let sent: unknown;
  const UpdateBeefPrices: Answers[string] = ({ input }) => {
    sent = input;
    return { updateBeefPrices: ranchOf({ quarterCowPrice: 90_050, offerQuarterCow: true, halfCowPrice: 0 }) };
  };
  await open([], { UpdateBeefPrices });
  const { write, send } = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
  await write(/^Quarter Cow/, '900.5');
  await write(/^Half Cow/, '0');
  await send('Save Prices');
  expect(await screen.findByText('Prices updated')).toBeTruthy();
  expect(sent).toEqual({ quarterCowPrice: 90_050, halfCowPrice: 0, wholeCowPrice: 320_000 });
  expect(await screen.findByText('$900.50')).toBeTruthy();
});

describe('at a ranch that sells by the animal', () => {
  const byAnimal = {
    sellsByAnimal: true,
    offerQuarterCow: true,
    quarterCowPrice: 90_000,
    offers: [
      offerOf({ share: 'QUARTER_COW' }),
      offerOf({ shares: { from: 180_000, to: 180_000 }, animal: null, availability: 'LINE' }),
      offerOf({ share: 'WHOLE_COW', availability: 'SOLD_OUT', animal: null }),
    ],
  };
  const animals = [
    { id: '1', tag: '41', pricing: 'FLAT', price: 90_000, pricePerPound: 0 },
    { id: '2', tag: '42', pricing: 'FLAT', price: 95_000, pricePerPound: 0 },
    { id: '3', tag: '43', pricing: 'FLAT', price: 85_000, pricePerPound: 0 },
    { id: '4', tag: '44', pricing: 'HANGING', price: 0, pricePerPound: 500 },
  ].map((animal) => ({ __typename: 'Animal', halfPrice: null, wholePrice: null, ...animal }));
  const ranchAnswer = { __typename: 'Rancher', id: '7', pricingModel: 'FLAT' };
  const answers = (priced: unknown[] = []): Answers => ({
    UpdateBeefPrices: () => ({ updateBeefPrices: ranchOf({ ...byAnimal, quarterCowPrice: 95_000 }) }),
    // Two pages, as of a ranch with more open animals than one has.
    OpenAnimals: ({ after }) => {
      const nodes = after ? animals.slice(2) : animals.slice(0, 2);
      const pageInfo = { __typename: 'PageInfo', hasNextPage: !after, endCursor: after ? 'b' : 'a' };
      const page = { __typename: 'AnimalConnection', nodes, pageInfo };
      return { viewer: { __typename: 'User', id: rancher.id, ranch: { ...ranchAnswer, animals: page } } };
    },
    PriceAnimal: (variables) => {
      priced.push(variables);
      return variables.id === '3'
        ? refusal('CONFLICT', 'This animal is Ready.')
        : { updateAnimal: { __typename: 'UpdateAnimalPayload', animal: { ...animals[0], price: 95_000 } } };
    },
  });

  test('each share says what families see now', async () => {
    await open([], {}, byAnimal);
    const cardOfShare = (label: string) => screen.getByText(label).parentElement?.textContent;
    expect(cardOfShare('Quarter Cow')).toContain('For new animals. Families now see $1,269 to $1,387 (animal 41).');
    expect(cardOfShare('Half Cow')).toContain('For new animals. Families now see $1,800.00 (the next animal).');
    expect(cardOfShare('Whole Cow')).toContain('For new animals. Sold out now.');
  });

  test('a new list price asks about the open animals whose price it would change', async () => {
    const priced: unknown[] = [];
    await open([], answers(priced), byAnimal);
    const { write, send } = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
    await write(/^Quarter Cow/, '950');
    await send('Save Prices');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'New animals only, or the 2 open ones too?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'The 2 Open Ones Too' }));
    expect(await screen.findByText('1 of 2 open animals repriced')).toBeTruthy();
    expect(screen.getByText('Animal 43: This animal is Ready.')).toBeTruthy();
    expect(priced).toEqual([
      { id: '1', input: { price: 95_000 } },
      { id: '3', input: { price: 95_000 } },
    ]);
  });

  test('New Animals Only leaves open animals as they are, and nobody is asked when no price changed', async () => {
    const server = await open([], answers(), byAnimal);
    const { write, send } = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
    await write(/^Quarter Cow/, '950');
    await send('Save Prices');
    await userEvent.click(await screen.findByRole('button', { name: 'New Animals Only' }));
    expect(server.operations).not.toContain('PriceAnimal');
    const again = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
    await again.send('Save Prices');
    await waitFor(() => expect(server.operations.filter((name) => name === 'UpdateBeefPrices')).toHaveLength(2));
    expect(server.operations.filter((name) => name === 'OpenAnimals')).toHaveLength(2);
  });
});

test('a bulk price below 0 is refused at its field', async () => {
  const server = await open();
  const { dialog, write, send } = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
  await write(/^Quarter Cow/, '-1');
  await send('Save Prices');
  expect(await dialog.findByText('Price must be 0 or greater')).toBeTruthy();
  expect(server.operations).not.toContain('UpdateBeefPrices');
});

test('a failed save of bulk prices shows an error', async () => {
  await open([], { UpdateBeefPrices: () => refusal('INTERNAL', 'Something went wrong on our side') });
  const { send } = await dialogOf('Set Bulk Beef Prices', 'Set Bulk Beef Prices');
  await send('Save Prices');
  expect(await screen.findByText('Error updating prices')).toBeTruthy();
  expect(screen.getByText('Please try again')).toBeTruthy();
});

test('without custom products there is a button to add the first one', async () => {
  await open([box]);
  expect(screen.getByRole('heading', { name: 'No Custom Products' })).toBeTruthy();
  await dialogOf('Add Your First Product', 'Add Product');
});

test('a product is added with its price in cents', async () => {
  let sent: unknown;
  const products: object[] = [];
  const CreateProduct: Answers[string] = ({ input }) => {
    sent = input;
    products.push(jerky);
    return { createProduct: jerky };
  };
  await open(products, { CreateProduct });
  const { write, send } = await dialogOf('Add Product', 'Add Product');
  await write(/^Product name/, 'Beef Jerky');
  await write(/^Price/, '12');
  await write(/^Description/, 'Peppered');
  await send('Add Product');
  expect(await screen.findByText('Product added')).toBeTruthy();
  expect(sent).toMatchObject({ kind: 'CUSTOM', name: 'Beef Jerky', price: 1_200, description: 'Peppered' });
  await waitFor(() => expect(cardOf('Beef Jerky')?.textContent).toContain('$12.00'));
});

test('errors of a product are shown at its fields', async () => {
  const server = await open();
  const { dialog, write, send } = await dialogOf('Add Product', 'Add Product');
  await write(/^Product name/, 'J');
  await send('Add Product');
  expect(await dialog.findByText('Product name must be at least 2 characters')).toBeTruthy();
  expect(dialog.getByText('Price must be greater than 0')).toBeTruthy();
  expect(server.operations).not.toContain('CreateProduct');
});

test('a failed save of a product shows an error, and the dialog stays open', async () => {
  await open([jerky], { UpdateProduct: () => refusal('INTERNAL', 'Something went wrong on our side') });
  const { dialog, send } = await dialogOf('Edit Beef Jerky', 'Edit Product');
  await send('Save Product');
  expect(await screen.findByText('Error saving product')).toBeTruthy();
  expect(screen.getByText('Please try again')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Product name/ }).value).toBe('Beef Jerky');
});

test.each([
  [jerky, { name: 'Beef Jerky', price: 1_350 }],
  [box, { name: 'Grill Box', price: 1_350, weight: 12, contents: ['4 ribeye steaks'] }],
  [cut, { name: 'Ribeye', cut: 'Ribeye', pricePerPound: 1_350 }],
])('$name is edited in the same dialog', async (product, expected) => {
  let sent: unknown;
  const UpdateProduct: Answers[string] = (variables) => {
    sent = variables;
    return { updateProduct: { ...product, ...('price' in product ? { price: 1_350 } : { pricePerPound: 1_350 }) } };
  };
  await open([product], { UpdateProduct });
  const { write, send } = await dialogOf(`Edit ${product.name}`, 'Edit Product');
  await write(/^Price/, '13.5');
  await send('Save Product');
  expect(await screen.findByText('Product updated')).toBeTruthy();
  expect(sent).toMatchObject({ id: product.id, input: expected });
  expect(cardOf(product.name)?.textContent).toContain('$13.50');
});

test('a product gets a variant and becomes unavailable', async () => {
  let sent: unknown;
  const UpdateProduct: Answers[string] = ({ input }) => {
    sent = input;
    const box = { __typename: 'ProductVariant', id: '8', name: 'Gift box', price: 4_200, size: null, weight: 2.5 };
    return { updateProduct: { ...jerky, available: false, variants: [box] } };
  };
  await open([jerky], { UpdateProduct });
  const { dialog, write, send } = await dialogOf('Edit Beef Jerky', 'Edit Product');
  await send('Add Variant');
  await write(/^Variant name/, 'Gift box');
  await write(/^Variant price/, '0');
  await write(/^Weight/, '2.5');
  await send('Save Product');
  expect(await dialog.findByText('Variant must have a name and a price greater than 0')).toBeTruthy();
  await write(/^Variant price/, '42');
  await userEvent.click(dialog.getByRole('switch', { name: 'Available to order' }));
  await send('Save Product');
  await screen.findByText('Product updated');
  expect(sent).toMatchObject({ available: false, variants: [{ name: 'Gift box', price: 4_200, weight: 2.5 }] });
  expect(cardOf('Beef Jerky')?.textContent).toMatch(/Not available.*Regular\$12\.00.*Gift box, 2\.5 lb\$42\.00/);
});

test('a product is deleted after a confirmation', async () => {
  const DeleteProduct = () => ({ deleteProduct: { __typename: 'Rancher', id: '7', products: [] } });
  await open([jerky], { DeleteProduct });
  await press('Delete Beef Jerky');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Beef Jerky?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Product' }));
  expect(await screen.findByText('Product deleted')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No Custom Products' })).toBeTruthy();
});

test.each([
  ['there are others', [jerky, productOf({ ...jerky, id: '4', name: 'Tallow' })]],
  ['it was the last of its kind', [box]],
])('the focus moves to the products when one is deleted and %s', async (_situation, [product, ...others]) => {
  const DeleteProduct = () => ({ deleteProduct: { __typename: 'Rancher', id: '7', products: others } });
  await open([product!, ...others], { DeleteProduct });
  await press(`Delete ${product!.name}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Product' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(product!.name, { selector: 'h3' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Custom Products/));
});

test('a failed deletion of a product shows an error, and the product stays', async () => {
  await open([jerky]);
  await press('Delete Beef Jerky');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Beef Jerky?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Product' }));
  expect(await screen.findByText('Error deleting product')).toBeTruthy();
  expect(screen.getByText('Please try again')).toBeTruthy();
  expect(cardOf('Beef Jerky')).toBeTruthy();
});
