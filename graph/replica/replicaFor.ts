import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context';
import type { Replica } from './Replica';

type Asked = { document: DocumentNode; operation: OperationDefinitionNode };

/** The replica that takes an operation's reads, if it's one of those and there is a replica. */
export function replicaFor(asked: Asked, { pools }: Context): Replica | undefined {
  return pools?.replica && isForReplica(asked) ? pools.replica : undefined;
}

/** The root fields that read many rows, and of `admin` the fields: the list of ranches, the map, and the figures. */
const LARGE: Record<string, readonly string[]> = {
  root: ['ranchers', 'ranchPoints', 'admin'],
  admin: ['analytics'],
};

const known = new WeakMap<OperationDefinitionNode, boolean>();

/** An operation that asks for anything else besides is not for a replica. */
function isForReplica({ document, operation }: Asked): boolean {
  const isIt =
    known.get(operation) ??
    (operation.operation === OperationTypeNode.QUERY && asksOnly('root', operation.selectionSet, document));
  known.set(operation, isIt);
  return isIt;
}

function asksOnly(within: string, set: SelectionSetNode | undefined, document: DocumentNode): boolean {
  if (!set) return false;
  return set.selections.every((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) return asksOnly(within, node.selectionSet, document);
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return asksOnly(within, fragmentOf(document, node.name.value)?.selectionSet, document);
    const name = node.name.value;
    if (name === '__typename') return true;
    if (!LARGE[within]?.includes(name)) return false;
    return !(name in LARGE) || asksOnly(name, node.selectionSet, document);
  });
}

const fragmentOf = ({ definitions }: DocumentNode, name: string) =>
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .find((fragment) => fragment.name.value === name);
