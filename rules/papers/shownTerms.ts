import { LIMITS } from '../fields/limits';
import { optionalText } from '../fields/textField';
import { OUTDATED_TERMS, TERMS_VERSION } from './termsVersion';

/** The version of the terms that were shown with a form. An old open page may have shown others than those of today. */
export const shownTerms = optionalText(LIMITS.token)
  .oneOf([TERMS_VERSION, null], OUTDATED_TERMS)
  .optional()
  .default(undefined);
