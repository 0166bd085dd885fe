import type { DocumentNode, GraphQLField } from 'graphql';
import type { ApiTokenInUse, Viewer } from '../context';
import { forbidden, unauthenticated } from '../errors';
import type { Access } from '../resolverTypes.generated';
import { accessOf } from '../schema/access';
import { closedToTokens, requireScope } from '../schema/scopes';
import { pathIds } from './read/pathIds';
import type { RestRequest } from './read/RestRequest';
import { restSchema, rootsOf } from './restSchema';
import type { Row } from './row';
import { scopesNeeded } from './scopesNeeded';

/** Who asks, and the ids in the path as plain text. */
type Asking = Pick<RestRequest, 'viewer' | 'token'> & { params: Record<string, string> };

/**
 * Refuses a caller who may not use an endpoint before the ids and the body are checked, so that the permission error comes
 * first. The graph checks again with the record. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export function requireAccess({ operation, path, to = ['PUBLIC'] }: Row, request: Asking): void {
  // A root field with a condition may not even be selected, so only the graph checks it.
  const roots = rootsOf(operation);
  if (request.token) requireScopes(request.token, operation);
  const access = roots.map(requiredAccess);
  for (const { to: allowed, otherwise } of [...access, { to, otherwise: undefined }]) {
    if (allowed.includes('PUBLIC')) continue;
    const { viewer, params } = request;
    if (!viewer) throw unauthenticated();
    const holds = (access: Access) =>
      access === 'OWNER' ? isOwn(path, params, viewer) : access === 'SIGNED_IN' || access === viewer.userType;
    if (!allowed.some(holds)) throw forbidden(otherwise);
  }
}

/** The @access of a root field. Each has one, or the server wouldn't have started. */
export function requiredAccess(root: GraphQLField<unknown, unknown>) {
  const access = accessOf(restSchema, root);
  if (!access) throw new Error(`${root.name} has no @access`);
  return access;
}

/** Checks the scopes of all fields of the operation, so that a program learns at once what its token lacks. */
function requireScopes(token: ApiTokenInUse, operation: DocumentNode): void {
  const needed = scopesNeeded(operation);
  if (!needed) throw closedToTokens();
  for (const anyOf of needed) requireScope(token, anyOf);
}

const OWN: Record<string, ((viewer: Viewer) => number | null) | undefined> = {
  ranch: ({ ranchId }) => ranchId,
  customer: ({ id }) => id,
};

function isOwn(path: string, params: Asking['params'], viewer: Viewer): boolean {
  return pathIds(path).some(({ name, record }) => OWN[record]?.(viewer) === Number(params[name]));
}
