/** 'Austin, Texas', or the part that is known. */
export const placeOf = ({ city, state }: { city: string; state: string }) => [city, state].filter(Boolean).join(', ');
