import { orderPaymentInput } from '../../../rules/settlement/orderPaymentForm';

/** Words what a body of the wrong kind lacks. As of the server's start: whether a day is in the future, the graph says. */
export const orderPaymentForm = orderPaymentInput('9999-12-31');
