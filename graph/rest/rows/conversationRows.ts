import { object } from 'yup';
import { messageForm, questionForm } from '../../../rules/conversations/messageForm';
import { LIMITS } from '../../../rules/fields/limits';
import { yesOrNo } from '../../../rules/fields/numberFields';
import { requiredText } from '../../../rules/fields/textField';
import { reasonForm } from '../../../rules/reasonForm';
import { seesOrders } from '../read/RestRequest';
import { row } from '../row';
import * as conversations from './conversations.generated';

const seenForm = object({ messageId: requiredText('Name the newest message that was shown', LIMITS.token) });
const blockForm = object({ blocked: yesOrNo().required('Please say yes or no') });

/** Messages between families and ranches. */
export const conversationRows = [
  row('GET /conversations', conversations.RestConversationsDocument, {
    summary: "The signed-in person's conversations, the one with the latest message first.",
    variables: { orders: seesOrders },
  }),
  row('GET /conversations/:id', conversations.RestConversationDocument, {
    summary: 'One conversation of the signed-in person.',
    variables: { orders: seesOrders },
  }),
  row('GET /conversations/:id/messages', conversations.RestMessagesDocument, {
    summary: 'The messages of a conversation, newest first.',
  }),
  row('POST /conversations/:id/messages', conversations.RestSendMessageDocument, {
    summary: 'Sends a message to the other side.',
    status: 201,
    form: messageForm,
  }),
  row('POST /conversations/:id/seen', conversations.RestMarkConversationSeenDocument, {
    summary: "Marks the other side's messages as seen, up to the newest one that was shown.",
    form: seenForm,
    variables: { orders: seesOrders },
  }),
  row('POST /conversations/:id/block', conversations.RestBlockConversationDocument, {
    summary: 'Blocks or unblocks the other side.',
    form: blockForm,
    variables: { orders: seesOrders },
  }),
  row('POST /ranchers/:id/questions', conversations.RestAskRanchDocument, {
    summary: 'Asks a ranch a question before an order.',
    status: 201,
    form: questionForm,
    variables: { orders: seesOrders },
  }),
  row('POST /messages/:id/reports', conversations.RestReportMessageDocument, {
    summary: 'Reports a message of the other side to the platform team.',
    status: 201,
    form: reasonForm,
  }),
];
