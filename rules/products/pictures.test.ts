import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INSPECTION } from '../herd/inspection';
import {
  DEFAULT_RANCH_PICTURE,
  HERO_PICTURE,
  inspectionPicture,
  pictureSources,
  ranchPicture,
  weightPicture,
} from './pictures';

const inPublic = (path: string) => existsSync(new URL(`../../web/public${path}`, import.meta.url));

it('the picture files of the site exist', () => {
  const drawings = [
    ...INSPECTION.values.map(inspectionPicture),
    ...(['live', 'hanging', 'packaged'] as const).map(weightPicture),
  ];
  const paths = [DEFAULT_RANCH_PICTURE, ...Object.values(HERO_PICTURE), ...drawings];
  expect(paths.filter((path) => !inPublic(path))).toEqual([]);
});

it('a ranch has a main picture, and further views', () => {
  expect(ranchPicture(7)).toBe('/pictures/ranch-07-960.avif');
  expect(ranchPicture(7, 3)).toBe('/pictures/ranch-07-3-960.avif');
});

describe('pictureSources', () => {
  it('serves our own pictures as they are', () => {
    expect(pictureSources('/pictures/ranch-07-960.avif')).toEqual({ src: '/pictures/ranch-07-960.avif' });
  });

  it.each(['https://ranch.example/a b.jpg?w=1', '//ranch.example/a.jpg'])('sends %s through the proxy', (url) => {
    expect(pictureSources(url)).toEqual({ src: `/api/image-proxy?url=${encodeURIComponent(url)}` });
  });

  it('gives an uploaded photo in each format and width', () => {
    const name = `/photos/7/${'a'.repeat(32)}`;
    const widths = (format: string) => `${name}-480.${format} 480w, ${name}-800.${format} 800w`;
    expect(pictureSources(`${name}-800.webp`)).toEqual({
      src: `${name}-800.webp`,
      sources: [
        { type: 'image/avif', srcSet: widths('avif') },
        { type: 'image/webp', srcSet: widths('webp') },
      ],
    });
  });

  it.each([undefined, null, '', DEFAULT_RANCH_PICTURE])('gives the default picture in two widths for %s', (url) => {
    expect(pictureSources(url)).toEqual({
      src: '/pictures/default-ranch-960.avif',
      srcSet: '/pictures/default-ranch-480.avif 480w, /pictures/default-ranch-960.avif 960w',
    });
  });
});
