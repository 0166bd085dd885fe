import { object } from 'yup';
import { LIMITS } from '../../../rules/fields/limits';
import { yesOrNo } from '../../../rules/fields/numberFields';
import { requiredText } from '../../../rules/fields/textField';

export const seenForm = object({ messageId: requiredText('Name the newest message that was shown', LIMITS.token) });
export const blockForm = object({ blocked: yesOrNo().required('Please say yes or no') });
