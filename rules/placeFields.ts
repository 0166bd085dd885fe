import { LIMITS } from './limits';
import { STATE_NAMES, stateName } from './states';
import { nullAsBlank, plainText, requiredText, text } from './textField';
import { isZip } from './zip';

const INVALID_ZIP = 'Please enter a valid ZIP code';

function zip(message = INVALID_ZIP) {
  return text(LIMITS.zipCode).test('zip', message, (value) => !value || isZip(value));
}

function state() {
  return text(LIMITS.city)
    .transform((value: unknown) => (typeof value === 'string' && stateName(value)) || value)
    .test('state', 'Please select a state', (value) => !value || STATE_NAMES.includes(value));
}

/** Where a person lives: each part may be left out. */
export const optionalPlace = {
  zipCode: nullAsBlank(zip()),
  city: plainText(LIMITS.city),
  state: nullAsBlank(state()),
};

/** Where a ranch lies: customers search by it, so all of it is needed. */
export const requiredPlace = {
  city: requiredText('City is required', LIMITS.city),
  state: state().required('State is required'),
  zipCode: zip().required('Zip code is required'),
};

export function requiredZip(message: string) {
  return zip(message).required(message);
}
