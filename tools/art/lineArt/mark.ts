const FACE =
  'M22 17L32 20L42 17Q47 24 45.5 32L41 45Q43 50 40.5 55Q37 59 32 59Q27 59 23.5 55Q21 50 23 45L18.5 32Q17 24 22 17Z';
const EAR = 'M18 27Q10 23 4.5 28Q8 36 17.5 34Z';
const HORN = 'M21 18.5Q8 20 5 6Q4 4 5.500 3.500Q13 14 26 12.500Q25 16 21 18.500Z';
const CUTS =
  'M32 23.500L35 30L32 41L29 30ZM23.500 32.500Q26 30.500 28 33Q25.500 35.500 23.500 32.500ZM40.500 32.500Q38 30.500 36 33Q38.500 35.500 40.500 32.500ZM26.500 51.500Q29.500 49.500 30 53.500Q27.500 55 26.500 51.500ZM37.500 51.500Q34.500 49.500 34 53.500Q36.500 55 37.500 51.500Z';

const mirrored = (path: string) => `<path d="${path}"/><path transform="matrix(-1 0 0 1 64 0)" d="${path}"/>`;

/** The steer's head that is our mark, in a box of 64, with its cuts in a second ink. */
const steerHead = (ink: string, cut: string) =>
  `<g fill="${ink}">${mirrored(HORN)}${mirrored(EAR)}<path d="${FACE}"/></g><path fill="${cut}" d="${CUTS}"/>`;

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>\n`;

/** The mark alone, in the text color of the page. Its cuts are holes. */
export const mark = () =>
  svg(
    `<mask id="cuts"><rect width="64" height="64" fill="#fff"/><path d="${CUTS}"/></mask><g mask="url(#cuts)">${steerHead('currentColor', 'none')}</g>`,
  );

/** The mark on barn red. Launchers may crop an icon to a circle, and `inset` keeps the head inside it. */
export function icon({ radius, inset }: { radius: number; inset: number }): string {
  const scale = (64 - 2 * inset) / 64;
  return svg(
    `<rect width="64" height="64" rx="${radius}" fill="#9A2F20"/><g transform="translate(${inset} ${inset}) scale(${scale})">${steerHead('#FBF7EF', '#9A2F20')}</g>`,
  );
}
