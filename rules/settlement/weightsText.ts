/** Says weights in pounds: '612.5 lb hanging weight and 390 lb of packages'. */
export function weightsText({ hangingPounds, packaged }: Weights): string {
  const packed = packaged.reduce((sum, { pounds }) => sum + Math.round(pounds * 10), 0) / 10;
  return [hangingPounds !== null && `${hangingPounds} lb hanging weight`, packed > 0 && `${packed} lb of packages`]
    .filter(Boolean)
    .join(' and ');
}

interface Weights {
  hangingPounds: number | null;
  packaged: readonly { pounds: number }[];
}
