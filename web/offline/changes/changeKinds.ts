import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { nextStatusesFor } from '../../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { AnswerComplaintDocument, OpenComplaintDocument } from '../../parts/complaints/WrongDialog.generated';
import { UpdateOrderStatusDocument } from '../../parts/orders/status/UpdateOrderStatus.generated';
import { WeighAnimalDocument } from '../../rancher/herd/WeighAnimalDialog.generated';
import { UpdateOrderDetailsDocument } from '../../rancher/orders/OrderDetailsDialog.generated';
import { WeighOrderDocument } from '../../rancher/settlement/OrderMoneyDialog.generated';
import {
  Waiting_animalFragmentDoc,
  Waiting_customerFragmentDoc,
  Waiting_orderFragmentDoc,
} from './changeKinds.generated';

type Variables = Record<string, unknown>;

/** A kind of mutation that can be sent later if there is no reception. */
interface ChangeKind {
  document: TypedDocumentNode<unknown, OperationVariables>;
  mayWait: (variables: Variables) => boolean;
  title: (variables: Variables, cache: ApolloCache) => string;
  /** Returns the changed record and its new field values. Undefined if only the server knows the values. */
  patch: (variables: Variables) => { record: string; fields: Variables } | undefined;
  /** Returns the values that the person saw before the change. The server refuses the change if they are outdated. */
  expected?: (variables: Variables, cache: ApolloCache) => Variables;
}

/** The statuses that may be set later: canceling and fulfilling have effects that can't be undone. */
const MAY_WAIT: unknown[] = ['CONTACTED', 'PROCESSING'] satisfies OrderStatus[];

const orderOf = ({ orderId }: Variables) => `Order:${orderId}`;

/** Returns 'order #12 (Ann Miller)'. */
function orderName(variables: Variables, cache: ApolloCache): string {
  const found = cache.readFragment({ id: orderOf(variables), fragment: Waiting_customerFragmentDoc });
  return `order #${variables.orderId}${found ? ` (${found.customer.name})` : ''}`;
}

/** The kinds of changes by operation name. Stored changes contain the name, so it must stay the same across versions. */
export const CHANGE_KINDS: Record<string, ChangeKind> = {
  UpdateOrderStatus: {
    document: UpdateOrderStatusDocument as never,
    mayWait: ({ status }) => MAY_WAIT.includes(status),
    title: (variables, cache) =>
      `Mark ${orderName(variables, cache)} as ${ORDER_STATUS.label(variables.status as OrderStatus)}`,
    patch: (variables) => {
      const status = variables.status as OrderStatus;
      const fields = { status, nextStatuses: nextStatusesFor(status, 'SELLER'), headline: '' };
      return { record: orderOf(variables), fields };
    },
  },
  UpdateOrderDetails: {
    document: UpdateOrderDetailsDocument as never,
    mayWait: () => true,
    title: (variables, cache) => `Notes and day of ${orderName(variables, cache)}`,
    patch: (variables) => {
      const { privateNotes, handoverDay } = variables.input as Record<string, string | null>;
      const fields = { privateNotes: privateNotes || null, handoverDay: handoverDay || null };
      return { record: orderOf(variables), fields };
    },
    expected(variables, cache) {
      const seen = cache.readFragment({ id: orderOf(variables), fragment: Waiting_orderFragmentDoc });
      return seen ? { expected: { privateNotes: seen.privateNotes, handoverDay: seen.handoverDay } } : {};
    },
  },
  WeighOrder: {
    document: WeighOrderDocument as never,
    mayWait: () => true,
    title: (variables, cache) => `Weights and charges of ${orderName(variables, cache)}`,
    // Only the server knows the resulting price.
    patch: () => undefined,
  },
  OpenComplaint: {
    document: OpenComplaintDocument as never,
    mayWait: () => true,
    title: (variables, cache) => `What is wrong with ${orderName(variables, cache)}`,
    patch: () => undefined,
  },
  AnswerComplaint: {
    document: AnswerComplaintDocument as never,
    mayWait: () => true,
    title: () => 'Answer to what is wrong with an order',
    patch: () => undefined,
  },
  WeighAnimal: {
    document: WeighAnimalDocument as never,
    mayWait: () => true,
    title: ({ animalId }, cache) => {
      const found = cache.readFragment({ id: `Animal:${animalId}`, fragment: Waiting_animalFragmentDoc });
      return `Weights of animal ${found?.tag ?? `#${animalId}`}`;
    },
    patch: () => undefined,
  },
};
