import type { ItemType, ProductKind } from '../words/vocabulary';

/** The drawings of products, each with the words of a name that match it. The first match counts. */
const DRAWINGS = [
  ['quarter', /^quarter (cow|beef|of beef)\b/],
  ['half', /^half (cow|beef|of beef)\b/],
  ['whole', /^whole (cow|beef|steer)\b/],
  ['box', /\b(box(es)?|crate|sampler|eighth|bundle of cuts|variety pack|assortment)\b/],
  ['jerky', /\b(jerky|biltong)\b/],
  ['sticks', /\b(sticks?|landjaeger)\b/],
  ['links', /\b(links?|brat(s|wursts?)?|hot ?dogs?|franks?|chorizo|breakfast sausages?|wieners?)\b/],
  ['sausage', /\b(sausages?|salami|bologna|pepperoni)\b/],
  ['patties', /\b(patty|patties|burgers?|sliders?)\b/],
  ['t-bone', /\b(t-? ?bones?|porterhouses?)\b/],
  ['marrow', /\b(marrow|canoe|femur)\b/],
  ['bones', /\b(bones|dog bone|soup bone|knuckles?|broth)\b/],
  ['tallow', /\b(tallow|suet|lard|drippings?|(beef|kidney|leaf) fat)\b/],
  ['liver', /\b(liver|heart|kidneys?|organs?|offal|tongue|tripe|sweetbreads?)\b/],
  ['shank', /\b(shanks?|osso ?bucc?o|ox ?tails?)\b/],
  ['short-ribs', /\b(short ?ribs?|back ribs|ribs|plate)\b/],
  ['ribeye', /\b(rib ?-?eyes?|tomahawk|cowboy|prime rib|rib (steak|roast)s?|delmonico)\b/],
  ['strip', /\b(new york|ny|kc|kansas city|strip ?loin|strip steaks?|strips?$)/],
  ['filet', /\b(filets?|fillets?|tenderloins?|mignon|chateaubriand|medallions?)\b/],
  ['tri-tip', /\b(tri-? ?tips?|picanha|coulotte|sirloin cap)\b/],
  [
    'flank',
    /\b(flank|skirt|bavette|hanger|flat ?iron|fajitas?|carne asada|london broil|stir-? ?fry|round steaks?|cube(d)? steaks?|minute)\b/,
  ],
  ['brisket', /\b(brisket|corned|pastrami|burnt ends)\b/],
  ['stew', /\b(stew|cubes?|cubed|kabobs?|kebabs?|tips|chunks|chili meat)\b/],
  ['ground', /\b(ground|hamburger|mince|taco meat|meatballs?|meatloaf)\b/],
  ['roast', /\b(roasts?|chuck|rump|arm|round|eye of round|pot)\b/],
  ['sirloin', /\b(sirloins?|steaks?)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The drawing of a wrapped package, for products that match no other drawing. */
const PACKAGE = 'package';

export type ProductDrawing = (typeof DRAWINGS)[number][0] | typeof PACKAGE;

export const PRODUCT_DRAWINGS: readonly ProductDrawing[] = [...DRAWINGS.map(([drawing]) => drawing), PACKAGE];

/** Describes a product. The name alone is enough. */
interface Described {
  name: string;
  kind?: ProductKind | ItemType;
  cut?: string | null;
}

const SHARES: Partial<Record<string, ProductDrawing>> = {
  QUARTER_COW: 'quarter',
  HALF_COW: 'half',
  WHOLE_COW: 'whole',
  BEEF_BOX: 'box',
};

/** The drawing of a product: by kind for shares and boxes, otherwise by the words of its cut or name. */
export function productDrawing({ name, kind = 'CUSTOM', cut }: Described): ProductDrawing {
  return SHARES[kind] ?? drawingIn(cut ?? '') ?? drawingIn(name) ?? PACKAGE;
}

function drawingIn(words: string): ProductDrawing | undefined {
  const text = words.toLowerCase().trim();
  return DRAWINGS.find(([, pattern]) => pattern.test(text))?.[0];
}

export const productDrawingPath = (drawing: ProductDrawing) => `/pictures/product-${drawing}-480.avif`;

export const defaultProductPicture = (product: Described): string => productDrawingPath(productDrawing(product));
