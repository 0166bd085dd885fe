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

/**
 * Returns the data as JSON text, or null if Apollo has to answer. If the operation was admitted and charged,
 * `context.admitted` has its cost, so that Apollo doesn't do so again.
 */
export type ReadDirectly = (sent: Sent, context: Context) => Promise<string | null>;

type Given = { schema: GraphQLSchema; read: Reader; timeOperation: TimeOperation };

/**
 * Answers queries without Apollo. A document that Apollo has parsed and validated before passes the same checks as in Apollo,
 * and is then answered by one statement. Apollo answers everything else, including all refusals.
 */
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
