import { useAdminParams } from '../platform/useAdminParams';
import { TextLink } from '../ui/TextLink';
import type { AuditTable_entryFragment } from './AuditTable.generated';

/** Who did it, by the name of then, and the way to all that they did, where their account still is. */
export function Actor({ entry: { actor, actorName, action } }: { entry: AuditTable_entryFragment }) {
  const { addressWith } = useAdminParams();
  if (!actor && actorName) return actorName;
  if (!actor) return action === 'ADMIN_CREATED' ? 'The command line' : 'Not signed in';
  return <TextLink to={addressWith({ tab: 'audit', by: actor.id, support: null })}>{actorName}</TextLink>;
}
