export const BRAND = 'Herdline';
export const TAGLINE = 'Skip the Middlemen – Get Farm-Fresh Beef Direct from Ranchers';
export const SUBLINE = 'Connecting families & ranchers for quality, transparency, & fair pricing';
