import { expect, test, vi } from 'vitest';
import { AddressRefusal, OutboundFailure } from '../outbound/readPublicUrl';
import { samplePhoto } from '../photos/testing/samplePhotos';
import { loadPicture } from './loadPicture';

const URL = 'https://pictures.example/x.jpg';

test('a picture is requested with limits of 5 seconds, 5 MB and 3 redirects', async () => {
  const request = vi.fn(async () => ({ status: 200, headers: {}, body: await samplePhoto() }));
  await loadPicture({ request }, URL);
  expect(request.mock.calls).toEqual([
    [
      URL,
      {
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
        timeout: 5_000,
        maxBytes: 5_242_880,
        maxRedirects: 3,
      },
    ],
  ]);
});

const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test.each([
  [504, true, new OutboundFailure('The host took longer than 5 seconds', { timedOut: true })],
  [502, true, new OutboundFailure('The host cannot be reached', { cause })],
  [502, false, new AddressRefusal("This host isn't on the public internet")],
])('a failed request is reported as %i, temporary: %s', async (status, isTemporary, error) => {
  const loading = loadPicture({ request: () => Promise.reject(error) }, URL);
  const message = `This image cannot be loaded: ${error.message}`;
  const expected = { status, message, isTemporary, timedOut: status === 504, cause: error.cause };
  await expect(loading).rejects.toMatchObject({ ...expected, extensions: { code: 'UNAVAILABLE' } });
});

test.each([
  [404, 404, false],
  [410, 404, false],
  [401, 502, false],
  [403, 502, false],
  [206, 502, false],
  [408, 502, true],
  [429, 502, true],
  [500, 502, true],
  [503, 502, true],
])('status %i of the host is reported as %i, temporary: %s', async (answered, status, isTemporary) => {
  const request = async () => ({ status: answered, headers: {}, body: await samplePhoto() });
  await expect(loadPicture({ request }, URL)).rejects.toMatchObject({ status, isTemporary });
});

test('an internal error is passed on unchanged', async () => {
  const fault = new TypeError('no such thing');
  await expect(loadPicture({ request: () => Promise.reject(fault) }, URL)).rejects.toBe(fault);
});
