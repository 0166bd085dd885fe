/** Returns 'Austin, Texas', or only the city or the state if the other is missing. */
export const placeOf = ({ city, state }: { city: string; state: string }) => [city, state].filter(Boolean).join(', ');
