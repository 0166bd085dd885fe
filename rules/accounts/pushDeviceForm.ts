import { array, boolean, object, string } from 'yup';
import { requiredText } from '../fields/textField';
import type { MailTopic } from './mailTopics';

const LIMITS = { endpoint: 1_000, key: 100 };
const NO_KEY = 'The key is required';

/** What a browser says when it lets us tell it by push. */
export const pushDeviceForm = object({
  endpoint: requiredText('The address is required', LIMITS.endpoint),
  publicKey: requiredText(NO_KEY, LIMITS.key).matches(/^[\w-]{87}=?$/, 'The key has 65 bytes in Base64'),
  auth: requiredText(NO_KEY, LIMITS.key).matches(/^[\w-]{22}(==)?$/, 'The secret has 16 bytes in Base64'),
  topics: array(string<MailTopic>().required()).max(20).required(),
  showsDetails: boolean().required(),
});
