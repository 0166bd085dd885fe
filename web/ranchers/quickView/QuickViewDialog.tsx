import { useFragment, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../errors/messageOf';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { readNear } from '../find/near';
import { RancherCard_rancherFragmentDoc } from '../RancherCard.generated';
import type { UrlDialog } from '../useUrlDialog';
import { RancherQuickViewDocument } from './QuickViewDialog.generated';
import { QuickViewTabs } from './QuickViewTabs';

interface QuickViewDialogProps {
  id: string;
  dialog: UrlDialog;
}

/** A ranch in short, over the list. */
export default function QuickViewDialog({ id, dialog }: QuickViewDialogProps) {
  const { data, error, refetch, card } = useQuickView(id);
  const rancher = data?.rancher;
  return (
    <Dialog
      size="large"
      open={dialog.value !== null}
      onOpenChange={() => dialog.close({ tab: null })}
      title={card.ranchName ?? 'Ranch'}
      description={card.city && `${card.city}, ${card.state}`}
    >
      {rancher && <QuickViewTabs rancher={rancher} quote={data.delivery} onTab={(tab) => dialog.change({ tab })} />}
      {!rancher && (data || error) && (
        <ErrorState
          title="Rancher Not Found"
          message={error ? messageOf(error) : 'This ranch is no longer on the list.'}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <QuickViewSkeleton />}
      <DialogFooter>
        <ButtonLink to={paths.rancher(id)}>View ranch</ButtonLink>
        <ButtonLink to={paths.rancher(id, 'products')} variant="primary">
          Order Now
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}

function useQuickView(id: string) {
  const [params] = useSearchParams();
  const { zipCode } = readNear(params);
  const query = useQuery(RancherQuickViewDocument, { variables: { id, zipCode, hasPlace: zipCode !== '' } });
  // What the list has told already, such as the name.
  const { data: card } = useFragment({
    fragment: RancherCard_rancherFragmentDoc,
    fragmentName: 'RancherCard_rancher',
    from: { __typename: 'Rancher', id },
  });
  return { ...query, card };
}

function QuickViewSkeleton() {
  return (
    <SkeletonGroup label="Loading ranch">
      <Stack gap={3}>
        <Skeleton height="44px" />
        <Skeleton height="280px" />
        <SkeletonText lines={3} />
      </Stack>
    </SkeletonGroup>
  );
}
