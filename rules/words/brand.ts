export const BRAND = 'Herdline';
export const TAGLINE = 'Skip the Middlemen – Get Farm-Fresh Beef Direct from Ranchers';
export const SUBLINE = 'Connecting families & ranchers for quality, transparency, & fair pricing';

/** The colors of mails and documents. */
export const BRAND_COLORS = {
  paper: '#FBF7EF',
  ink: '#231F1A',
  soft: '#5E564B',
  line: '#DDD3C2',
  red: '#9A2F20',
  onRed: '#FFFDF8',
};

export const DARK_COLORS: typeof BRAND_COLORS = {
  paper: '#171411',
  ink: '#F3ECE0',
  soft: '#B9AE9E',
  line: '#3A332B',
  red: '#E2755F',
  onRed: '#240C06',
};
