import { PHOTO_FORMATS, type PhotoFormat, photoPath, photoWidths, readPhotoPath, type StoredPhoto } from './photoPath';

/** The land that a scene shows, so that a ranch in Arizona is not given a sea view. */
export type Landform = 'plains' | 'woodland' | 'mountains' | 'mesas' | 'coast';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export type PictureBreed = 'angus' | 'hereford' | 'longhorn' | 'charolais' | 'highland' | 'holstein' | 'galloway';

export interface RanchScene {
  number: number;
  landform: Landform;
  season: Season;
  breed: PictureBreed;
}

interface Series {
  landform: Landform;
  count: number;
  breeds: readonly PictureBreed[];
}

// Scene numbers are stored on ranches as paths: a new series goes at the end.
const CATALOG: readonly Series[] = [
  { landform: 'plains', count: 16, breeds: ['angus', 'hereford', 'longhorn', 'charolais'] },
  { landform: 'woodland', count: 16, breeds: ['holstein', 'angus', 'galloway', 'hereford'] },
  { landform: 'mountains', count: 12, breeds: ['hereford', 'highland', 'angus'] },
  { landform: 'mesas', count: 10, breeds: ['longhorn', 'angus', 'hereford'] },
  { landform: 'coast', count: 10, breeds: ['holstein', 'galloway', 'angus'] },
];

/** The 64 ranch scenes: plains 1–16, woodland 17–32, mountains 33–44, mesas 45–54, coast 55–64. */
export const RANCH_SCENES: readonly RanchScene[] = CATALOG.flatMap(({ landform, count, breeds }) =>
  Array.from({ length: count }, (_, index) => ({
    landform,
    season: SEASONS[index % SEASONS.length]!,
    // One step further with each round of the seasons, so that every breed is seen in every season.
    breed: breeds[(index + Math.floor(index / SEASONS.length)) % breeds.length]!,
  })),
).map((scene, index) => ({ number: index + 1, ...scene }));

export const scenesOf = (landform: Landform): number[] =>
  RANCH_SCENES.filter((scene) => scene.landform === landform).map(({ number }) => number);

export function ranchScene(number: number): RanchScene {
  const scene = RANCH_SCENES[number - 1];
  if (!scene) throw new RangeError(`There is no ranch scene ${number}`);
  return scene;
}

/** Three to six further scenes that could be of the same ranch: its land, and its cattle and season where there are enough. */
export function galleryScenes(number: number): number[] {
  const { landform, breed, season } = ranchScene(number);
  const unlike = (other: RanchScene) => (other.breed === breed ? 0 : 2) + (other.season === season ? 0 : 1);
  return RANCH_SCENES.filter((other) => other.landform === landform && other.number !== number)
    .sort((a, b) => unlike(a) - unlike(b))
    .slice(0, 3 + (number % 4))
    .map((other) => other.number);
}

/** The path that is stored on a ranch. */
export function ranchPicture(number: number): string {
  return `/pictures/ranch-${String(ranchScene(number).number).padStart(2, '0')}-960.avif`;
}

export const DEFAULT_RANCH_PICTURE = '/pictures/default-ranch-960.avif';

export const HERO_PICTURE = { wide: '/pictures/hero-1600.avif', narrow: '/pictures/hero-800.avif' } as const;

/** How much of the animal a share is, as line art. */
export const sharePicture = (share: 'QUARTER' | 'HALF' | 'WHOLE') => `/pictures/share-${share.toLowerCase()}.svg`;

/** An animal of a breed from the side. */
export const breedPicture = (breed: PictureBreed) => `/pictures/breed-${breed}.svg`;

export const CUT_DIAGRAM = '/pictures/cut-diagram.svg';

export interface PictureSources {
  src: string;
  srcSet?: string;
  /** Better formats, best first. */
  sources?: { type: string; srcSet: string }[];
}

/** What an <img> needs to show a stored picture; without one, the default ranch picture. */
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
