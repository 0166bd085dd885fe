import { describe, expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { INVALID_URL, optionalPicture, optionalUrl } from './urlField';

describe('links', () => {
  it.each(['https://ranch.example', 'http://ranch.example/a?b=c#d', '', null])('accept %s', async (url) => {
    expect(await formErrors(optionalUrl(), url)).toEqual({});
  });

  it.each([
    'ranch',
    'ranch.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ranch.example',
    '/ranch',
    'https://x',
  ])('refuse %s', async (url) => expect(await formErrors(optionalUrl(), url)).toEqual({ '': INVALID_URL }));
});

describe('pictures', () => {
  it.each(['/pictures/hills.webp', 'https://ranch.example/a.jpg'])('accept %s', async (url) => {
    expect(await formErrors(optionalPicture(), url)).toEqual({});
  });

  it.each(['//elsewhere.example/a.jpg', '/\\elsewhere.example', 'javascript:alert(1)', 'a.jpg', '/'])(
    'refuse %s',
    async (url) => expect(await formErrors(optionalPicture(), url)).toEqual({ '': INVALID_URL }),
  );

  it.each([
    ['https://ray@ranch.example/a.jpg', "The address can't have a user name or password"],
    ['https://ranch.example:8443/a.jpg', 'Please use the standard ports: 80 for http and 443 for https'],
    ['https://ranch.example./a.jpg', 'Please enter a full host name, such as ranch.example'],
    ['http://0x8.8.8.8/a.jpg', "This address isn't on the public internet"],
  ])('that could never be loaded are refused: %s', async (url, message) =>
    expect(await formErrors(optionalPicture(), url)).toEqual({ '': message }),
  );

  it('checks a very long text within half a second', async () => {
    const start = performance.now();
    expect(await formErrors(optionalUrl(), `https://${'a-'.repeat(500_000)}`)).not.toEqual({});
    expect(performance.now() - start).toBeLessThan(500);
  });
});
