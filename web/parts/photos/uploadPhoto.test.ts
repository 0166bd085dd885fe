import { afterEach, expect, test, vi } from 'vitest';
import { UploadRefusal, uploadPhoto } from './uploadPhoto';

/** A fake XMLHttpRequest whose response the test sets. */
class FakeRequest {
  static latest: FakeRequest | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open = vi.fn();
  send = vi.fn();

  constructor() {
    FakeRequest.latest = this;
  }

  abort() {
    this.onabort();
  }

  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(file = new File(['x'], 'herd.jpg', { type: 'image/jpeg' })) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.latest = undefined;
  const onProgress = vi.fn();
  const closing = new AbortController();
  const uploading = uploadPhoto(file, { onProgress, signal: closing.signal });
  const request = await vi.waitUntil(() => FakeRequest.latest);
  return { file, onProgress, closing, uploading, request };
}

test('sends the file unchanged, reports the progress and returns the path', async () => {
  const { request, file, onProgress, uploading } = await start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/photos');
  expect(request.send).toHaveBeenCalledWith(file);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  request.answer(201, { url: '/photos/7/a-480.webp', width: 480, height: 320 });
  expect(await uploading).toBe('/photos/7/a-480.webp');
});

test.each([
  [415, { message: 'Not a photo' }, 'Not a photo'],
  [413, null, 'A photo can be at most 10 MB'],
  [502, null, "We couldn't upload this photo. Please try again."],
])('a response with status %i becomes an error message', async (status, response, message) => {
  const { request, uploading } = await start();
  request.answer(status, response);
  await expect(uploading).rejects.toEqual(new UploadRefusal(message));
});

/** Makes the browser draw every picture in this many bytes. */
function drawing(bytes: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => {} }));
  const context = { fillRect() {}, drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const drawn = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn));
  return { drawn, context };
}

test('a large photo is redrawn in the largest size that the server stores, whatever its size was', async () => {
  const { drawn, context } = drawing(300_000);
  const { request } = await start(new File([new Uint8Array(12 * 1024 * 1024)], 'herd.jpg', { type: 'image/jpeg' }));
  expect(request.send).toHaveBeenCalledWith(drawn);
  expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 1200]);
});

test('a large photo is sent as it is if that is smaller', async () => {
  drawing(900_000);
  const { request, file } = await start(new File([new Uint8Array(600_000)], 'herd.jpg', { type: 'image/jpeg' }));
  expect(request.send).toHaveBeenCalledWith(file);
});

test('a photo that the browser cannot shrink below 10 MB is not sent', async () => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  const uploading = uploadPhoto(large, { signal: new AbortController().signal });
  await expect(uploading).rejects.toEqual(new UploadRefusal('A photo can be at most 10 MB'));
});

test('sends nothing if the editor is already closed', async () => {
  const request = vi.fn();
  vi.stubGlobal('XMLHttpRequest', request);
  const uploading = uploadPhoto(new File(['x'], 'herd.jpg'), { onProgress: vi.fn(), signal: AbortSignal.abort() });
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  expect(request).not.toHaveBeenCalled();
});

test('a lost connection rejects without a refusal, and closing the editor aborts the upload', async () => {
  const lost = await start();
  lost.request.onerror();
  await expect(lost.uploading).rejects.toBeInstanceOf(TypeError);
  const aborted = await start();
  aborted.closing.abort();
  await expect(aborted.uploading).rejects.toMatchObject({ name: 'AbortError' });
});
