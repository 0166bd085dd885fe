import styled from 'styled-components';
import { useAdminParams } from '../platform/useAdminParams';
import { TextLink } from '../ui/TextLink';
import type { AuditTable_entryFragment } from './AuditTable.generated';

// People give tokens whatever names they like.
const Program = styled.span`
  overflow-wrap: anywhere;
`;

interface ActorProps {
  entry: AuditTable_entryFragment;
}

/** Who did it, and by which of their programs, by the names of then. */
export function Actor({ entry }: ActorProps) {
  const { tokenName } = entry;
  return (
    <span>
      <Person entry={entry} />
      {tokenName !== null && <Program>{` by the API token “${tokenName}”`}</Program>}
    </span>
  );
}

/** The way to all that they did, where their account still is. */
function Person({ entry: { actor, actorName, action } }: ActorProps) {
  const { addressWith } = useAdminParams();
  if (!actor && actorName) return actorName;
  if (!actor) return action === 'ADMIN_CREATED' ? 'The command line' : 'Not signed in';
  return <TextLink to={addressWith({ tab: 'audit', by: actor.id, support: null })}>{actorName}</TextLink>;
}
