import { feedbackForm } from '../../../rules/feedbackForm';
import { message } from '../present/view';
import { row } from '../row';
import * as graph from './feedback.generated';

export const feedbackRows = [
  row('POST /feedback', {
    summary: 'Sends feedback to the platform team.',
    status: 201,
    operation: graph.RestSubmitFeedbackDocument,
    form: feedbackForm,
    view: message('Thank you for your feedback.'),
  }),
];
