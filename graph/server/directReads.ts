import { type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql';
import type { Reader } from '../compiled/reader';
import type { Context } from '../context';
import type { TimeOperation } from '../http/observe/measureOperations';
import { readsByPath } from '../http/observe/metrics';
import { costOf } from '../limits/costOf';
import { storedDocument } from '../schema/documentStore';
import { admit, admittedAs, charge } from './admitOperations';

/** An operation as it was sent: its text, or the id of one of our own documents. */
export type Sent = {
  query?: string | undefined;
  id?: string | undefined;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/** The data as JSON, or null if Apollo has to answer. What was charged stands in `context.admitted`. */
export type ReadDirectly = (sent: Sent, context: Context) => Promise<string | null>;

type Given = { schema: GraphQLSchema; read: Reader; timeOperation: TimeOperation };

/** Answers known documents by one statement after Apollo's checks, and leaves all others and refusals to Apollo. */
export function directReads({ schema, read, timeOperation }: Given): ReadDirectly {
  return async (sent, context) => {
    const document = storedDocument(sent);
    if (!document) return null;
    const operation = getOperationAST(document, sent.operationName);
    if (operation?.operation !== OperationTypeNode.QUERY) return null;
    const variables = sent.variables ?? {};
    const asked = { schema, document, operation, variables };
    const stop = timeOperation();
    try {
      const cost = costOf(asked);
      admit(asked, cost, context);
      await charge(asked, context, { cost, isOurOwn: sent.query === undefined });
      context.admitted = admittedAs(asked, cost);
    } catch {
      // Apollo runs the same checks and reports the refusal.
      return null;
    }
    const data = await read({ document, operation, variables }, context);
    if (data === null) return null;
    readsByPath.inc({ path: 'statement' });
    stop(operation.name?.value, 'ok');
    return data;
  };
}
