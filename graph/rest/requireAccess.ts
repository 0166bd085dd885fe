import { type DocumentNode, type FieldNode, getOperationAST } from 'graphql';
import { accessOf } from '../access';
import { forbidden, unauthenticated } from '../errors';
import type { Access } from '../resolverTypes.generated';
import { restSchema } from './restSchema';
import type { AnyRow, RestRequest } from './row';

/**
 * Who may not do a thing at all hears that, and nothing of what is wrong with the body.
 * The graph asks once more, with the record at hand. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export function requireAccess({ operation, to = ['PUBLIC'] }: AnyRow, request: RestRequest): void {
  for (const { to: allowed, otherwise } of [...accessOfRoots(operation), { to, otherwise: undefined }]) {
    if (allowed.includes('PUBLIC')) continue;
    if (!request.viewer) throw unauthenticated();
    if (!allowed.some((access) => holds(access, request))) throw forbidden(otherwise);
  }
}

function holds(access: Access, { viewer, params }: RestRequest): boolean {
  if (access === 'OWNER') return isOwn(params.userId, viewer?.id) || isOwn(params.rancherId, viewer?.ranchId);
  return access === 'SIGNED_IN' || access === viewer?.userType;
}

const isOwn = (inPath: string | undefined, own: number | null | undefined) =>
  inPath !== undefined && Number(inPath) === own;

/** A root field under a condition may not be asked for at all: that is left to the graph. */
function accessOfRoots(document: DocumentNode) {
  const { operation, selectionSet } = getOperationAST(document)!;
  const fields = restSchema.getRootType(operation)!.getFields();
  const asked = selectionSet.selections.filter((node): node is FieldNode => !node.directives?.length);
  return asked.map(({ name }) => accessOf(restSchema, fields[name.value]!)!);
}
