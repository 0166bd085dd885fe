export const shape = (ink: string, d: string) => (d ? `<path fill="${ink}" d="${d}"/>` : '');

/** A shape that is widened by a margin in the same ink, as the knife leaves one. */
export const rimmed = (ink: string, width: number, d: string) =>
  `<path fill="${ink}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;

export const line = (ink: string, width: number, d: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const clipped = (id: string, d: string, content: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

export const moved = (x: number, y: number, scale: number, content: string, flip = false) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${content}</g>`;

/** Joins `count` marks. */
export const repeat = (count: number, mark: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => mark(index)).join('');
