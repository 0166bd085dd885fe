// How far a print extends past the edge of the sheet, so that its wavering edges are cut off.
export const BLEED = 12;

// The displacement makes every edge waver a little, as lino does under the knife.
export function print(content: string, width: number, height: number, seed: number, mirrored: boolean): string {
  const turned = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${content}</g>` : content;
  const [wide, tall] = [width + 2 * BLEED, height + 2 * BLEED];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BLEED} ${-BLEED} ${wide} ${tall}" width="${wide}" height="${tall}">
<filter id="cut" filterUnits="userSpaceOnUse" x="${-BLEED}" y="${-BLEED}" width="${wide}" height="${tall}">
<feTurbulence type="turbulence" baseFrequency=".028" numOctaves="1" seed="${seed}"/>
<feDisplacementMap in="SourceGraphic" scale="3.6" xChannelSelector="R" yChannelSelector="G"/></filter>
<g filter="url(#cut)">${turned}</g></svg>`;
}
