import { describe, expect, it } from 'vitest';
import { reasonForm } from '../reasonForm';
import { accepted, formErrors } from '../testing/formErrors';
import { textParts } from './links';
import { messageForm, NO_MESSAGE, questionForm } from './messageForm';
import { messagePhotoFiles, messagePhotoPath, readMessagePhotoPath } from './messagePhotoPath';

describe('a message', () => {
  it('has text, photos or both', async () => {
    expect(await accepted(messageForm, { text: ' Hi,\n\nRay ' })).toEqual({ text: 'Hi,\n\nRay', photos: [] });
    expect(await accepted(messageForm, { photos: ['/a', '/b', '/c'] })).toEqual({
      text: '',
      photos: ['/a', '/b', '/c'],
    });
    expect(await accepted(messageForm, { text: null, photos: ['/a'] })).toEqual({ text: '', photos: ['/a'] });
  });

  it('keeps HTML, other scripts and emoji unchanged', async () => {
    for (const text of ['<img src=x onerror=alert(1)>', 'لحم طيب', '👩‍👩‍👧‍👦 👍🏽']) {
      expect((await accepted(messageForm, { text })).text).toBe(text);
    }
  });

  it.each([
    [{}, { text: NO_MESSAGE }],
    [{ text: ' \n ' }, { text: NO_MESSAGE }],
    [{ text: '\u200b\u202e\u2066\ufeff\u00ad' }, { text: NO_MESSAGE }],
    [{ text: '\ufe0f\u0301' }, { text: NO_MESSAGE }],
    [{ text: 'x'.repeat(5_000) }, { text: 'At most 2000 characters (this has 5000)' }],
    [{ text: 'Hi', photos: ['/a', '/b', '/c', '/d'] }, { photos: 'At most 3 photos' }],
    [{ text: 'Hi', photos: Array(10_000).fill('/a') }, { photos: 'At most 3 photos' }],
    [{ text: 'Hi', photos: ['/a', '/a'] }, { photos: 'Add each photo once' }],
  ])('%j is refused', async (given, errors) => {
    expect(await formErrors(messageForm, given)).toEqual(errors);
  });

  it('needs text as a first question, and so does a reason', async () => {
    expect(await formErrors(questionForm, { text: '\u200b' })).toEqual({ text: NO_MESSAGE });
    expect(await formErrors(reasonForm, { reason: ' ' })).toEqual({ reason: 'Please give a reason' });
  });
});

describe('the links of a text', () => {
  const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

  it('are its URLs, without punctuation at the end', () => {
    expect(textParts('See https://oak.example/beef?half=1, or call.')).toEqual([
      { text: 'See ' },
      { text: 'https://oak.example/beef?half=1', href: 'https://oak.example/beef?half=1' },
      { text: ', or call.' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'www.oak.example',
    'https://bank.example@evil.example/',
    'https://b\u0430nk.example/',
    'https://xn--bnk-6cd.example/',
    'https://oak.example\u0430/',
    'xhttps://oak.example',
    'https://localhost/',
    'https://',
  ])('%s stays text', (text) => {
    expect(links(text)).toEqual([]);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

it('the path of a message photo can be parsed back', () => {
  const photo = { conversationId: 7, hash: 'a'.repeat(32), width: 1200 };
  expect(readMessagePhotoPath(messagePhotoPath(photo, 'avif'))).toEqual({ ...photo, format: 'avif' });
  expect(messagePhotoFiles(photo)).toHaveLength(6);
  for (const path of ['/photos/7/ab-480.webp', '/api/conversations/7/photos/../../x', `${messagePhotoPath(photo)}?`]) {
    expect(readMessagePhotoPath(path)).toBeNull();
  }
});
