import { type InferType, object } from 'yup';
import { LIMITS } from './fields/limits';
import { choice } from './fields/numberFields';
import { longText, plainText } from './fields/textField';
import { FEEDBACK_TYPE } from './words/vocabulary';

export const feedbackForm = object({
  feedback: longText(LIMITS.feedback).required('Feedback required'),
  type: choice(FEEDBACK_TYPE.values, 'Please select a type').default('SUGGESTION'),
  pageUrl: plainText(LIMITS.url).default(''),
});

export type FeedbackValues = InferType<typeof feedbackForm>;

export const initialFeedback: FeedbackValues = { feedback: '', type: 'SUGGESTION', pageUrl: '' };
