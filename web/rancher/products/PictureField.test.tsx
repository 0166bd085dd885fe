import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as uploads from '../../parts/photos/uploadPhoto';
import { fakeServer, rancher, refusal, visit } from '../../testing/visit';

const UPLOADED = `/photos/7/${'a'.repeat(32)}-960.webp`;
const STORED = `/photos/7/${'b'.repeat(32)}-960.webp`;
const BOX_DRAWING = '/pictures/product-box-480.avif';

const upload = vi.spyOn(uploads, 'uploadPhoto');
beforeEach(() => {
  upload.mockReset().mockResolvedValue(UPLOADED);
});

const shared = { description: '', imageUrl: null as string | null, available: true, inspection: null };
const jerky = {
  ...shared,
  __typename: 'CustomProduct',
  id: '1',
  name: 'Jerky',
  price: 1_200,
  weight: null,
  variants: [],
};
const box = { ...shared, __typename: 'BeefBox', id: '2', name: 'Grill Box', price: 14_900, weight: 12, contents: [] };
const cut = { ...shared, __typename: 'SelectCut', id: '3', name: 'Ribeye', cut: 'Ribeye', pricePerPound: 2_450 };

type Answer = NonNullable<Parameters<typeof fakeServer>[1]>[string];

/** Opens the dialog of a product, and records what it sends. */
async function edit(product: typeof jerky | typeof box | typeof cut, answer?: Answer) {
  const sent: (string | null)[] = [];
  const prices = { quarterCowPrice: 0, halfCowPrice: 0, wholeCowPrice: 0 };
  const shares = {
    offerQuarterCow: false,
    offerHalfCow: false,
    offerWholeCow: false,
    sellsByAnimal: false,
    offers: [],
  };
  const ranch = { __typename: 'Rancher', id: '7', ...shares, ...prices, products: [product] };
  const server = fakeServer(rancher, {
    RancherProductsPage: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch } }),
    UpdateProduct: (variables) => {
      const { imageUrl } = variables.input as { imageUrl: string | null };
      sent.push(imageUrl);
      return answer?.(variables) ?? { updateProduct: { ...product, imageUrl } };
    },
  });
  visit('/rancher-products', server);
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${product.name}` }));
  const root = await screen.findByRole('dialog', { name: 'Edit Product' });
  const dialog = within(root);
  const button = (name: string) => dialog.queryByRole<HTMLButtonElement>('button', { name });
  return {
    sent,
    dialog,
    button,
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    choose: (name = 'box.jpg') =>
      userEvent.upload(
        root.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!,
        new File(['x'], name, { type: 'image/jpeg' }),
      ),
    shown: () => root.querySelector('img')?.getAttribute('src'),
    address: () => dialog.queryByRole<HTMLInputElement>('textbox', { name: /^Web address of the picture/ }),
    saved: () => screen.findByText('Product updated'),
  };
}

test.each([jerky, box, cut])('a photo of $name is uploaded, shown and saved', async (product) => {
  const { choose, shown, press, saved, sent } = await edit(product);
  await choose();
  await waitFor(() => expect(shown()).toBe(UPLOADED));
  await press('Save Product');
  await saved();
  expect(sent).toEqual([UPLOADED]);
});

test('a product cannot be saved while its photo is uploading', async () => {
  let finish = (_url: string) => {};
  upload.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { choose, button, dialog, sent, press, saved } = await edit(box);
  await choose();
  expect(await dialog.findByRole('progressbar', { name: 'Uploading box.jpg' })).toBeTruthy();
  expect(button('Save Product')?.disabled).toBe(true);
  expect(button('Upload a Photo')?.disabled).toBe(true);
  finish(UPLOADED);
  await waitFor(() => expect(button('Save Product')?.disabled).toBe(false));
  await press('Save Product');
  await saved();
  expect(sent).toEqual([UPLOADED]);
});

test('a refused photo says why, and the picture stays', async () => {
  upload.mockRejectedValue(new uploads.UploadRefusal('This photo cannot be read: the file seems to be damaged'));
  const { choose, dialog, shown, button } = await edit({ ...box, imageUrl: STORED });
  await choose();
  expect(await dialog.findByText(/seems to be damaged/)).toBeTruthy();
  expect(shown()).toBe(STORED);
  await waitFor(() => expect(button('Save Product')?.disabled).toBe(false));
});

test('a product without a picture shows the drawing of its kind, and no remove button', async () => {
  const { shown, button } = await edit(box);
  expect(shown()).toBe(BOX_DRAWING);
  expect(button('Remove Picture')).toBeNull();
});

test('a picture is removed', async () => {
  const { press, shown, saved, sent, button } = await edit({ ...box, imageUrl: STORED });
  await press('Remove Picture');
  expect(shown()).toBe(BOX_DRAWING);
  expect(button('Remove Picture')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change the picture');
  await press('Save Product');
  await saved();
  expect(sent).toEqual([null]);
});

test('a web address that the server would refuse is refused in the form, and a valid one is saved', async () => {
  const { press, address, dialog, saved, sent } = await edit(cut);
  await press('Use a Web Address');
  await waitFor(() => expect(document.activeElement).toBe(address()));
  await userEvent.type(address()!, 'http://127.0.0.1:8080/ribeye.jpg');
  await press('Save Product');
  expect(await dialog.findByText(/^Please use the standard ports/)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.clear(address()!);
  await userEvent.type(address()!, 'https://ranch.example/ribeye.jpg');
  await press('Save Product');
  await saved();
  expect(sent).toEqual(['https://ranch.example/ribeye.jpg']);
});

test('a stored web address can be edited, and a photo replaces it', async () => {
  const { address, choose, shown } = await edit({ ...cut, imageUrl: 'https://ranch.example/ribeye.jpg' });
  expect(address()?.value).toBe('https://ranch.example/ribeye.jpg');
  await choose();
  await waitFor(() => expect(shown()).toBe(UPLOADED));
  expect(address()).toBeNull();
});

test('canceling the web address restores the picture', async () => {
  const { press, address, shown } = await edit({ ...box, imageUrl: STORED });
  await press('Use a Web Address');
  expect(shown()).toBe(BOX_DRAWING);
  await press('Keep the Picture');
  expect(shown()).toBe(STORED);
  expect(address()).toBeNull();
});

test('a photo that was deleted in the meantime is reported in the dialog', async () => {
  const gone = 'This photo is not stored for this ranch. Please upload it again.';
  const { choose, shown, press, dialog } = await edit(box, () =>
    refusal('BAD_USER_INPUT', 'Please check', { imageUrl: gone }),
  );
  await choose();
  await waitFor(() => expect(shown()).toBe(UPLOADED));
  await press('Save Product');
  expect(await dialog.findByText(gone)).toBeTruthy();
});
