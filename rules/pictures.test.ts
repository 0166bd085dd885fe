import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RANCH_PICTURE,
  galleryScenes,
  HERO_PICTURE,
  pictureSources,
  RANCH_SCENES,
  ranchPicture,
  ranchScene,
  scenesOf,
} from './pictures';

const inPublic = (path: string) => existsSync(new URL(`../web/public${path}`, import.meta.url));

describe('the scenes', () => {
  it('are 64, each with its picture', () => {
    expect(RANCH_SCENES).toHaveLength(64);
    expect(RANCH_SCENES.filter(({ number }) => !inPublic(ranchPicture(number)))).toEqual([]);
    expect([DEFAULT_RANCH_PICTURE, ...Object.values(HERO_PICTURE)].filter((path) => !inPublic(path))).toEqual([]);
  });

  it('are numbered by landform', () => {
    expect(scenesOf('plains')).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(ranchScene(45).landform).toBe('mesas');
    expect(ranchPicture(7)).toBe('/pictures/ranch-07-960.avif');
  });

  it.each([0, 65, 1.5])('have no number %s', (number) => expect(() => ranchPicture(number)).toThrow(RangeError));
});

describe('a gallery', () => {
  it.each(RANCH_SCENES)('of scene $number stays on its land', ({ number, landform }) => {
    const further = galleryScenes(number);
    expect(further.length).toBeGreaterThanOrEqual(3);
    expect(further.length).toBeLessThanOrEqual(6);
    expect(new Set([...further, number]).size).toBe(further.length + 1);
    expect(further.every((other) => ranchScene(other).landform === landform)).toBe(true);
  });

  it('begins with the same cattle', () => {
    expect(RANCH_SCENES.every(({ number, breed }) => ranchScene(galleryScenes(number)[0]!).breed === breed)).toBe(true);
  });
});

describe('pictureSources', () => {
  it('serves our own pictures as they are', () => {
    expect(pictureSources('/pictures/ranch-07-960.avif')).toEqual({ src: '/pictures/ranch-07-960.avif' });
  });

  it.each(['https://ranch.example/a b.jpg?w=1', '//ranch.example/a.jpg'])('sends %s through the proxy', (url) => {
    expect(pictureSources(url)).toEqual({ src: `/api/image-proxy?url=${encodeURIComponent(url)}` });
  });

  it('gives an upload in each format and width', () => {
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
