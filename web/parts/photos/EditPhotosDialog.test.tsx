import type { ApolloLink } from '@apollo/client';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { HEIC_PHOTO } from '../../../rules/ranches/photoFile';
import { App } from '../../app/App';
import { paths } from '../../paths';
import { Address, accountOf, currentUrl, fakeServer, openSession, rancher, refusal, visit } from '../../testing/visit';
import * as uploads from './uploadPhoto';

const upload = vi.spyOn(uploads, 'uploadPhoto');
const path = (name: string) => `/photos/7/${name}.webp`;

beforeEach(() => {
  upload.mockReset().mockImplementation(async ({ name }) => path(name));
});

const ranchOf = (photos: { url: string; alt: string }[], approval = 'APPROVED') => ({
  __typename: 'Rancher',
  id: '7',
  approval,
  imageUrl: photos[0]?.url ?? null,
  imageAlt: photos[0]?.alt ?? '',
  galleryImages: photos.slice(1).map(({ url }) => url),
  photos: photos.map((photo) => ({ __typename: 'RanchPhoto', ...photo })),
});

const shown = ['herd', 'barn', 'creek'].map((name) => ({ url: path(name), alt: `The ${name}` }));

/** Stands in for the browser's Back button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" data-testid="back" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

const goBack = () => fireEvent.click(screen.getByTestId('back'));

interface EditorOptions {
  photos?: typeof shown;
  approval?: string;
  save?: (variables: Record<string, unknown>) => Record<string, unknown>;
  /** Opens the editor. By default, the editor is opened by its URL. */
  openBy?: (server: ReturnType<typeof fakeServer>) => unknown;
}

/** Opens the editor, and records what it saves. */
async function openEditor({
  photos = shown,
  approval,
  save,
  openBy = (server) => visit('/profile?dialog=photos', server),
}: EditorOptions = {}) {
  const saved: { url: string; alt: string }[][] = [];
  const account = accountOf(rancher);
  const server = fakeServer(rancher, {
    ProfilePage: () => ({ viewer: account }),
    EditPhotosDialog: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: ranchOf(photos, approval) } }),
    UpdateRanchPhotos: (variables) => {
      if (save) return save(variables);
      const sent = variables.photos as typeof shown;
      saved.push(sent);
      return { updateRanchPhotos: ranchOf(sent, approval) };
    },
  });
  await openBy(server);
  await screen.findByText(`${photos.length} of 12`);
  return { saved, user: userEvent.setup() };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
const choose = async (user: ReturnType<typeof userEvent.setup>, ...chosen: File[]) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, chosen);
const rows = () => within(screen.getByRole('list', { name: 'Photos in their order' })).queryAllByRole('listitem');
const descriptions = () => screen.getAllByLabelText<HTMLInputElement>(/^Describe photo/).map(({ value }) => value);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Photos' });

test('new photos are uploaded, described, and saved in order', async () => {
  const { user, saved } = await openEditor({ photos: [] });
  await choose(user, ...files('dawn', 'dusk'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText('2 of 12')).toBeTruthy();
  expect(within(rows()[0]!).getByText('Main photo')).toBeTruthy();
  await user.type(screen.getByLabelText(/Describe photo 2/), 'The herd at dusk');
  await user.click(screen.getByRole('button', { name: /^Make Main\s*photo 2$/ }));
  await user.click(saveButton());
  expect(await screen.findByText('Photos Saved')).toBeTruthy();
  expect(saved).toEqual([
    [
      { url: path('dusk'), alt: 'The herd at dusk' },
      { url: path('dawn'), alt: '' },
    ],
  ]);
  await waitFor(() => expect(currentUrl()).toBe('/profile'));
});

test.each([
  ['APPROVED', 'This is how families see your ranch now.'],
  ['PENDING', "Families will see them once we've approved your ranch."],
  ['SUSPENDED', "Families can't see your ranch right now."],
])('after a save, the toast of a ranch that is %s says who sees the photos', async (approval, text) => {
  const { user } = await openEditor({ approval });
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(saveButton());
  expect(await screen.findByText(text)).toBeTruthy();
});

test('shows the progress of an upload', async () => {
  let finish = (_url: string) => {};
  upload.mockImplementation((_file, { onProgress }) => {
    onProgress?.(0.4);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const { user } = await openEditor();
  await choose(user, ...files('dawn.jpg'));
  expect(await screen.findByText('40%')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading dawn.jpg' }).value).toBe(0.4);
  expect(saveButton().disabled).toBe(true);
  finish(path('dawn'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(screen.queryByText('dawn.jpg')).toBeNull();
});

test('a file that fails shows the reason, and the other files are still uploaded', async () => {
  upload.mockImplementation(async ({ name }) => {
    if (name === 'broken.jpg')
      throw new uploads.UploadRefusal('This photo cannot be read: the file seems to be damaged');
    if (name === 'lost.jpg') throw new TypeError('Failed to fetch');
    return path(name);
  });
  const { user } = await openEditor({ photos: [] });
  const heic = new File(['x'], 'IMG_1.HEIC', { type: '' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
  await userEvent.setup({ applyAccept: false }).upload(input, [heic, ...files('broken.jpg', 'lost.jpg', 'fine.jpg')]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const failures = within(screen.getByRole('list', { name: 'Uploads' }));
  for (const [name, message] of [
    ['IMG_1.HEIC', HEIC_PHOTO],
    ['broken.jpg', 'This photo cannot be read: the file seems to be damaged'],
    ['lost.jpg', "We couldn't reach Herdline. Check your connection and try again."],
  ]) {
    expect(failures.getByText(name!)).toBeTruthy();
    expect(failures.getByText(message!)).toBeTruthy();
  }
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['broken.jpg', 'lost.jpg', 'fine.jpg']);
  await user.click(screen.getByRole('button', { name: 'Dismiss lost.jpg' }));
  expect(screen.queryByText('lost.jpg')).toBeNull();
});

test('accepts at most twelve photos', async () => {
  const eleven = Array.from({ length: 11 }, (_, index) => ({ url: path(String(index)), alt: '' }));
  const { user } = await openEditor({ photos: eleven });
  await choose(user, ...files('twelfth', 'thirteenth'));
  expect(await screen.findByText('12 of 12')).toBeTruthy();
  expect(screen.getByText('Not added: you can have up to 12 photos.')).toBeTruthy();
  expect(upload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Photos' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove photo 12' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Photos' }).disabled).toBe(false);
});

test('a photo can be added by its URL only once', async () => {
  const { user, saved } = await openEditor({ photos: [] });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Image' });
  const field = () => screen.getByLabelText('Or its web address');
  expect(button().disabled).toBe(true);
  await user.type(field(), 'ranch');
  await user.click(button());
  expect(await screen.findByText('Please enter a valid URL')).toBeTruthy();
  for (let times = 0; times < 2; times++) {
    await user.clear(field());
    await user.type(field(), 'https://ranch.example/herd.jpg{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
  }
  expect(await screen.findByText('This photo is already on the list')).toBeTruthy();
  await user.click(saveButton());
  await waitFor(() => expect(saved).toEqual([[{ url: 'https://ranch.example/herd.jpg', alt: '' }]]));
});

test('a photo that was uploaded before is not added again', async () => {
  const { user } = await openEditor();
  await choose(user, ...files('barn'));
  expect(await screen.findByText('This photo is already on the list')).toBeTruthy();
  expect(rows()).toHaveLength(3);
});

test('a photo can be moved by keyboard, and its new place is announced', async () => {
  const { user, saved } = await openEditor();
  for (const [index, row] of rows().entries()) {
    row.getBoundingClientRect = () => DOMRect.fromRect({ y: index * 120, width: 400, height: 110 });
  }
  screen.getByRole('button', { name: 'Move photo 1' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Picked up the photo in place 1.')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('The photo is over place 2.')).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByText('The photo was put in place 2.')).toBeTruthy();
  expect(descriptions()).toEqual(['The barn', 'The herd', 'The creek']);
  await user.click(saveButton());
  await waitFor(() => expect(saved[0]?.map(({ alt }) => alt)).toEqual(['The barn', 'The herd', 'The creek']));
});

test('after a failed save the changes stay, and the error names the photo', async () => {
  let works = false;
  const message = 'This photo is not stored for this ranch. Please upload it again.';
  const save = ({ photos }: Record<string, unknown>) =>
    works
      ? { updateRanchPhotos: ranchOf(photos as typeof shown) }
      : refusal('BAD_USER_INPUT', message, { 'photos[1].url': message });
  const { user } = await openEditor({ save });
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await user.type(screen.getByLabelText(/Describe photo 2/), ' in spring');
  await user.click(saveButton());
  expect(await screen.findByText(`Photo 2: ${message}`)).toBeTruthy();
  expect(descriptions()).toEqual(['The barn', 'The creek in spring']);
  works = true;
  await user.click(saveButton());
  expect(await screen.findByText('Photos Saved')).toBeTruthy();
});

test('closes without a question if nothing was changed', async () => {
  const { user } = await openEditor();
  expect(saveButton().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(currentUrl()).toBe('/profile'));
});

test.each([
  ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s asks before changes are lost', async (_, leave) => {
  const { user, saved } = await openEditor();
  await user.type(screen.getByLabelText(/Describe photo 1/), ' at noon');
  await leave(user);
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(descriptions()[0]).toBe('The herd at noon');
  await leave(user);
  await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
  await waitFor(() => expect(currentUrl()).toBe('/profile'));
  expect(saved).toEqual([]);
});

/** Renders the client with an earlier page in its history. */
function visitFrom(earlierPath: string, path: string, link: ApolloLink) {
  openSession(link);
  render(
    <MemoryRouter useTransitions={false} initialEntries={[earlierPath, path]} initialIndex={1}>
      <App />
      <Address />
      <Back />
      <Link to={paths.editPhotos}>A plain link</Link>
    </MemoryRouter>,
  );
}

test('Back asks before changes are lost, even if the editor was opened by its URL', async () => {
  const openBy = ({ link }: ReturnType<typeof fakeServer>) => visitFrom('/', paths.editPhotos, link);
  const { user } = await openEditor({ openBy });
  await user.type(screen.getByLabelText(/Describe photo 1/), ' at noon');
  goBack();
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(descriptions()[0]).toBe('The herd at noon');
  expect(currentUrl()).toBe('/profile?dialog=photos');
  goBack();
  await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentUrl()).toBe('/profile');
});

test('after canceling an editor that a link opened, Back leads to the page that precedes the profile', async () => {
  const openBy = async ({ link }: ReturnType<typeof fakeServer>) => {
    visitFrom('/faq', '/profile', link);
    await screen.findByRole('heading', { name: 'Notifications' });
    fireEvent.click(await screen.findByRole('link', { name: 'A plain link' }));
  };
  const { user } = await openEditor({ openBy });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(currentUrl()).toBe('/profile'));
  goBack();
  await waitFor(() => expect(currentUrl()).toBe('/faq'));
});

test('offers a retry if the photos fail to load', async () => {
  let connected = false;
  const viewer = { __typename: 'User', id: rancher.id, ranch: ranchOf(shown) };
  const account = accountOf(rancher);
  const server = fakeServer(rancher, {
    ProfilePage: () => ({ viewer: account }),
    EditPhotosDialog: () => (connected ? { viewer } : new TypeError('Failed to fetch')),
  });
  visit('/profile?dialog=photos', server);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/We couldn't reach Herdline/)).toBeTruthy();
  connected = true;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('3 of 12')).toBeTruthy();
});
