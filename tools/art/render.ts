import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { INSPECTION } from '../../rules/herd/inspection';
import { COW_SHARES } from '../../rules/products/cowShares';
import {
  breedPicture,
  CUT_DIAGRAM,
  cutPicture,
  inspectionPicture,
  LETTERS,
  ranchPicture,
  sharePicture,
  weightPicture,
} from '../../rules/products/pictures';
import { PRODUCT_DRAWINGS, productDrawingPath } from '../../rules/products/productPictures';
import { APPLICANTS } from '../../seeds/ranches/applicants';
import { drawHero } from './hero';
import { HERO_NARROW, HERO_WIDE } from './heroLayouts';
import { drawLetters } from './letters';
import { breedPlate, PLATE_BREEDS } from './lineArt/breedPlate';
import { CUT_PARTS, cutDiagram, cutPartDiagram } from './lineArt/cutDiagram';
import { inspectionDiagram } from './lineArt/inspectionDiagram';
import { icon, mark } from './lineArt/mark';
import { shareDiagram } from './lineArt/shareDiagram';
import { WEIGHTS, weightDiagram } from './lineArt/weightDiagram';
import { BLEED } from './print';
import { drawProduct } from './products/products';
import { drawScene, ranchScenes, type Scene, SHEET } from './scene';

const PUBLIC = new URL('../../web/public/', import.meta.url);

type Size = { width: number; height: number };
type Print = { svg: string; sheet: Size; path: string; width: number; quality: number };

// All pictures together must stay under eight megabytes. Flat colors look fine at a low quality.
const SCENE_QUALITY = 24;
const HERO_QUALITY = 38;
const PRODUCT_QUALITY = 34;

/** The picture for ranches without one. */
const DEFAULT_SCENE: Scene = {
  seed: 9,
  land: 'plains',
  season: 'summer',
  hour: 2,
  breed: 'Hereford',
  subject: 'farm',
};

const publicFile = (path: string) => new URL(path.replace(/^\//, ''), PUBLIC);

async function pull({ svg, sheet, path, width, quality }: Print): Promise<number> {
  const picture = await sharp(Buffer.from(svg))
    .extract({ left: BLEED, top: BLEED, width: sheet.width, height: sheet.height })
    .resize(width)
    .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
    .toFile(publicFile(path).pathname);
  return picture.size;
}

function prints(): Print[] {
  const ranches = APPLICANTS.flatMap(({ story }) =>
    ranchScenes(story).map(({ view, scene }) => ({
      svg: drawScene(scene),
      path: ranchPicture(story.picture, view),
      width: 960,
    })),
  );
  const fallback = [480, 960].map((width) => ({
    svg: drawScene(DEFAULT_SCENE),
    path: `/pictures/default-ranch-${width}.avif`,
    width,
  }));
  const heroes = [HERO_WIDE, HERO_NARROW].map((layout) => ({
    svg: drawHero(layout),
    sheet: layout,
    path: `/pictures/hero-${layout.width}.avif`,
    width: layout.width,
    quality: HERO_QUALITY,
  }));
  const products = PRODUCT_DRAWINGS.map((drawing) => ({
    svg: drawProduct(drawing),
    sheet: { width: 480, height: 480 },
    path: productDrawingPath(drawing),
    width: 480,
    quality: PRODUCT_QUALITY,
  }));
  return [
    ...[...ranches, ...fallback].map((print) => ({ ...print, sheet: SHEET, quality: SCENE_QUALITY })),
    ...heroes,
    ...products,
  ];
}

async function drawLines(): Promise<number> {
  const drawings = [
    [CUT_DIAGRAM, cutDiagram()],
    ...CUT_PARTS.map((part) => [cutPicture(part), cutPartDiagram(part)]),
    ...COW_SHARES.map(({ share }) => [
      sharePicture(share),
      shareDiagram(share.toLowerCase() as Lowercase<typeof share>),
    ]),
    ...INSPECTION.values.map((inspection) => [inspectionPicture(inspection), inspectionDiagram(inspection)]),
    ...WEIGHTS.map((weight) => [weightPicture(weight), weightDiagram(weight)]),
    ...PLATE_BREEDS.map((breed) => [breedPicture(breed), breedPlate(breed)]),
  ] as [string, string][];
  await Promise.all(drawings.map(([path, svg]) => writeFile(publicFile(path), svg)));
  return drawings.reduce((sum, [, svg]) => sum + svg.length, 0);
}

async function drawIcons(): Promise<void> {
  const rounded = icon({ radius: 12, inset: 7 });
  const full = icon({ radius: 0, inset: 13 });
  await writeFile(publicFile('/favicon.svg'), rounded);
  await writeFile(publicFile('/icons/mark.svg'), mark());
  const raster = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(size)
      .png({ palette: true })
      .toFile(publicFile(`/icons/${name}.png`).pathname);
  await raster(rounded, 192, 'icon-192');
  await raster(rounded, 512, 'icon-512');
  await raster(full, 512, 'icon-maskable-512');
  await raster(full, 180, 'apple-touch-icon');
}

await mkdir(publicFile('/pictures/'), { recursive: true });
await mkdir(publicFile('/icons/'), { recursive: true });
let bytes = await drawLines();
await drawIcons();
await writeFile(publicFile(LETTERS), JSON.stringify(await drawLetters()));
for (const print of prints()) bytes += await pull(print);
console.log(`The pictures of ${APPLICANTS.length} ranches and the rest of the set: ${Math.round(bytes / 1000)} kB`);
