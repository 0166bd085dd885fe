export const BRAND = 'Herdline';
export const TAGLINE = 'Skip the Middlemen – Get Farm-Fresh Beef Direct from Ranchers';
export const SUBLINE = 'Connecting families & ranchers for quality, transparency, & fair pricing';

/** Where people can reach us. */
export const SUPPORT_EMAIL = 'support@herdline.test';

/** The colors of mails and documents. */
export const INKS = {
  paper: '#FBF7EF',
  ink: '#231F1A',
  soft: '#5E564B',
  line: '#DDD3C2',
  red: '#9A2F20',
  onRed: '#FFFDF8',
};
