import { light, type Palette, properties } from './palettes';

/** For a phone outdoors: every text has a contrast of 7:1, and every line and sign 4.5:1. */
export const sunlight: Palette = {
  ...light,
  paper: '#FFFFFF',
  card: '#FFFFFF',
  sunken: '#F2EEE6',
  ink: '#000000',
  soft: '#332E27',
  line: '#635A4D',
  strongLine: '#332E27',
  red: '#76190D',
  redDeep: '#5A1007',
  onRed: '#FFFFFF',
  pasture: '#23401F',
  pastureDeep: '#14290F',
  hay: '#7A5410',
  hayInk: '#563900',
  sky: '#153F5C',
  danger: '#7A0F0A',
  focus: '#00395C',
  veiledPaper: '#7A7A7A',
  pendingFg: '#432D00',
  contactedFg: '#0B3350',
  processingFg: '#3C2159',
  fulfilledFg: '#173314',
  canceledFg: '#6B0F08',
  neutralFg: '#332E27',
};

const style = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen { :root { color-scheme: light; --edge: 2px; --dim: 1; ${properties(sunlight)} } }`);
  return sheet;
};

let current: CSSStyleSheet | undefined;

/** Gives the page these colors, after its own ones, or takes them away. */
export function showSunlight(isChosen: boolean): void {
  current ??= style();
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== current);
  document.adoptedStyleSheets = isChosen ? [...others, current] : others;
}
