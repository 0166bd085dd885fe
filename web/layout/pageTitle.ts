import { BRAND } from '../../rules/brand';

const HOME_TITLE = `${BRAND} – beef direct from ranchers`;

export const pageTitle = (title?: string) => (title ? `${title} – ${BRAND}` : HOME_TITLE);
