import { afterEach, expect, test, vi } from 'vitest';
import { UploadRefusal, uploadPhoto } from './uploadPhoto';

/** A fake XMLHttpRequest whose response the test sets. */
class FakeRequest {
  static latest: FakeRequest;
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

afterEach(() => vi.unstubAllGlobals());

function start() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const file = new File(['x'], 'herd.jpg', { type: 'image/jpeg' });
  const onProgress = vi.fn();
  const closing = new AbortController();
  const uploading = uploadPhoto(file, { onProgress, signal: closing.signal });
  return { file, onProgress, closing, uploading, request: FakeRequest.latest };
}

test('sends the file unchanged, reports the progress and returns the path', async () => {
  const { request, file, onProgress, uploading } = start();
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
  const { request, uploading } = start();
  request.answer(status, response);
  await expect(uploading).rejects.toEqual(new UploadRefusal(message));
});

test('sends nothing if the editor is already closed', async () => {
  const request = vi.fn();
  vi.stubGlobal('XMLHttpRequest', request);
  const uploading = uploadPhoto(new File(['x'], 'herd.jpg'), { onProgress: vi.fn(), signal: AbortSignal.abort() });
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  expect(request).not.toHaveBeenCalled();
});

test('a lost connection rejects without a refusal, and closing the editor aborts the upload', async () => {
  const lost = start();
  lost.request.onerror();
  await expect(lost.uploading).rejects.toBeInstanceOf(TypeError);
  const aborted = start();
  aborted.closing.abort();
  await expect(aborted.uploading).rejects.toMatchObject({ name: 'AbortError' });
});
