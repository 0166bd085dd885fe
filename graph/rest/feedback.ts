import { feedbackForm } from '../../rules/feedbackForm';
import type { FeedbackInput } from '../resolverTypes.generated';
import { RestSubmitFeedbackDocument } from './feedback.generated';
import { inputBody } from './openapi/inputSchema';
import { message } from './openapi/shape';
import { readInput } from './readInput';
import { row } from './row';

export const feedbackRows = [
  row({
    method: 'POST',
    path: '/feedback',
    summary: 'Sends feedback to the platform team.',
    status: 201,
    operation: RestSubmitFeedbackDocument,
    body: inputBody('FeedbackInput'),
    variables: async ({ body }) => ({ input: await readInput<FeedbackInput>('FeedbackInput', feedbackForm, body) }),
    present: () => ({ message: 'Thank you for your feedback.' }),
    answer: message,
  }),
];
