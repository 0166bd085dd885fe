import { feedbackForm } from '../../../rules/feedbackForm';
import type { FeedbackInput } from '../../resolverTypes.generated';
import { message } from '../present/view';
import { inputOf } from '../read/readInput';
import { row } from '../row';
import { RestSubmitFeedbackDocument } from './feedback.generated';

export const feedbackRows = [
  row({
    method: 'POST',
    path: '/feedback',
    summary: 'Sends feedback to the platform team.',
    status: 201,
    operation: RestSubmitFeedbackDocument,
    ...inputOf<FeedbackInput>('FeedbackInput', feedbackForm),
    view: message('Thank you for your feedback.'),
  }),
];
