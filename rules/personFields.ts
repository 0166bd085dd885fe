import { LIMITS } from './limits';
import { plainText, requiredText } from './textField';

const NAME_TOO_SHORT = 'Name must be at least 2 characters';

export const personName = requiredText(NAME_TOO_SHORT, LIMITS.name).min(2, NAME_TOO_SHORT);

export const phone = plainText(LIMITS.phone);
