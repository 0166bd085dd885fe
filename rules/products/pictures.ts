import type { CutPart } from '../herd/cutQuestions';
import type { Inspection } from '../herd/inspection';
import {
  PHOTO_FORMATS,
  type PhotoFormat,
  photoPath,
  photoWidths,
  readPhotoPath,
  type StoredPhoto,
} from '../ranches/photoPath';

export type PictureBreed = 'angus' | 'hereford' | 'longhorn' | 'charolais' | 'highland' | 'holstein' | 'galloway';

/** How many pictures each demo ranch has. */
export const RANCH_VIEWS = 6;

/** The stored path of a demo ranch's picture. The main picture is view 1. */
export function ranchPicture(number: number, view = 1): string {
  const name = String(number).padStart(2, '0');
  return `/pictures/ranch-${name}${view > 1 ? `-${view}` : ''}-960.avif`;
}

export const DEFAULT_RANCH_PICTURE = '/pictures/default-ranch-960.avif';

export const HERO_PICTURE = { wide: '/pictures/hero-1600.avif', narrow: '/pictures/hero-800.avif' } as const;

/** Line art of how much of the animal a share is. */
export const sharePicture = (share: 'QUARTER' | 'HALF' | 'WHOLE') => `/pictures/share-${share.toLowerCase()}.svg`;

/** Line art of where beef may go under each kind of inspection. */
export const inspectionPicture = (inspection: Inspection) =>
  `/pictures/inspection-${inspection.toLowerCase().replace('_', '-')}.svg`;

/** The weights at which one animal is counted. */
export type BeefWeight = 'live' | 'hanging' | 'packaged';
export const weightPicture = (weight: BeefWeight) => `/pictures/weight-${weight}.svg`;

export const breedPicture = (breed: PictureBreed) => `/pictures/breed-${breed}.svg`;

export const CUT_DIAGRAM = '/pictures/cut-diagram.svg';

export const cutPicture = (part: CutPart) => `/pictures/cut-${part.toLowerCase().replace(' ', '-')}.svg`;

/** The outlines of a font: the width and path of each character, and the kerning of pairs, in thousandths of an em. */
export interface Letters {
  signs: Record<string, [width: number, path: string]>;
  kerning: Record<string, number>;
}

/** The path of the fonts for pictures that the server draws. */
export const LETTERS = '/icons/letters.json';

export type LetterFonts = Record<'heading' | 'text', Letters>;

export interface PictureSources {
  src: string;
  srcSet?: string;
  /** Better formats, best first. */
  sources?: { type: string; srcSet: string }[];
}

/** The attributes of an <img> for a stored picture, or for the default ranch picture. */
export function pictureSources(url: string | null | undefined): PictureSources {
  if (!url) return pictureSources(DEFAULT_RANCH_PICTURE);
  if (url === DEFAULT_RANCH_PICTURE) return { src: url, srcSet: `${url.replace('-960', '-480')} 480w, ${url} 960w` };
  const photo = readPhotoPath(url);
  if (photo) return { src: url, sources: PHOTO_FORMATS.map((format) => photoSource(photo, format)) };
  const ownPath = url.startsWith('/') && !url.startsWith('//');
  return { src: ownPath ? url : `/api/image-proxy?url=${encodeURIComponent(url)}` };
}

function photoSource(photo: StoredPhoto, format: PhotoFormat) {
  const widths = photoWidths(photo.width).map((width) => `${photoPath({ ...photo, width }, format)} ${width}w`);
  return { type: `image/${format}`, srcSet: widths.join(', ') };
}
