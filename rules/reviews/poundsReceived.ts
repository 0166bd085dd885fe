type Weights = { hangingPounds?: number | null; packagedPounds?: number | null };

/** 'hanging 310 lb, 196 lb in the freezer', or empty if the family gave no weights. */
export function poundsReceived({ hangingPounds, packagedPounds }: Weights): string {
  const parts = [
    hangingPounds ? `hanging ${hangingPounds} lb` : '',
    packagedPounds ? `${packagedPounds} lb in the freezer` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
