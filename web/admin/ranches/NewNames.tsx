import { useMutation, useQuery } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Notice } from '../../ui/state/Notice';
import { RowButton } from '../../ui/table/RowButton';
import { DecideRanchNameDocument, type NewNames_rancherFragment, NewNamesDocument } from './NewNames.generated';

/** Lists the names that approved ranches asked for. Families see the old ones until an admin approves. */
export function NewNames() {
  const { withRanch } = usePermissions();
  const { data } = useQuery(NewNamesDocument, { fetchPolicy: 'cache-and-network', skip: !withRanch });
  const renamed = data?.admin.ranchers.nodes.filter(({ pendingName }) => pendingName) ?? [];
  return renamed.map((ranch) => <NewName key={ranch.id} ranch={ranch} />);
}

function NewName({ ranch: { id, ranchName, pendingName } }: { ranch: NewNames_rancherFragment }) {
  const [send] = useMutation(DecideRanchNameDocument);
  const decide = useSubmit({
    send: (approve: boolean) => send({ variables: { rancherId: id, name: pendingName ?? '', approve } }),
    successToast: { title: 'Name Decided' },
    errorToast: 'Couldn’t decide the name',
  });
  return (
    <Notice title={`${ranchName} wants a new name`}>
      <Stack gap={1}>
        <span>{pendingName}</span>
        <Cluster>
          <RowButton of={ranchName} onClick={() => decide(true)}>
            Approve Name
          </RowButton>
          <RowButton of={ranchName} onClick={() => decide(false)}>
            Decline Name
          </RowButton>
        </Cluster>
      </Stack>
    </Notice>
  );
}
