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

/** Returns the replica if there is one and the operation is meant for it. */
export function replicaFor(asked: Asked, { pools }: Context): Replica | undefined {
  return pools?.replica && isMeantForReplica(asked) ? pools.replica : undefined;
}

/** The fields at the root and below `admin` that read many rows: the list of ranches, the map, and the figures. */
const LARGE: Record<string, readonly string[]> = {
  root: ['ranchers', 'ranchPoints', 'admin'],
  admin: ['analytics'],
};

const cachedResults = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation selects large fields and nothing else. */
function isMeantForReplica({ document, operation }: Asked): boolean {
  const isLarge =
    cachedResults.get(operation) ??
    (operation.operation === OperationTypeNode.QUERY && selectsOnlyLarge('root', operation.selectionSet, document));
  cachedResults.set(operation, isLarge);
  return isLarge;
}

function selectsOnlyLarge(within: string, set: SelectionSetNode | undefined, document: DocumentNode): boolean {
  if (!set) return false;
  return set.selections.every((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) return selectsOnlyLarge(within, node.selectionSet, document);
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return selectsOnlyLarge(within, fragmentOf(document, node.name.value)?.selectionSet, document);
    const name = node.name.value;
    if (name === '__typename') return true;
    if (!LARGE[within]?.includes(name)) return false;
    return !(name in LARGE) || selectsOnlyLarge(name, node.selectionSet, document);
  });
}

const fragmentOf = ({ definitions }: DocumentNode, name: string) =>
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .find((fragment) => fragment.name.value === name);
