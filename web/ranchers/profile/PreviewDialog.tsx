import { useQuery } from '@apollo/client/react';
import type { RancherListingValues } from '../../../rules/rancherListing';
import { messageOf } from '../../errors/messageOf';
import { CenteredSpinner } from '../../layout/CenteredSpinner';
import { Dialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { RancherPageDocument } from '../RancherPage.generated';
import { PreviewSheet } from './PreviewSheet';
import { previewOf } from './previewOf';

interface PreviewDialogProps {
  rancherId: string;
  values: RancherListingValues;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The ranch page as it will be once what is typed is saved. */
export default function PreviewDialog({ rancherId, values, open, onOpenChange }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery(RancherPageDocument, { variables: { id: rancherId }, skip: !open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Preview"
      description="Your page as families see it, with what you have not saved yet. Nothing can be ordered here."
      size="full"
    >
      {data?.rancher && <PreviewSheet rancher={previewOf(data.rancher, values)} />}
      {!data?.rancher && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data?.rancher && !error && <CenteredSpinner />}
    </Dialog>
  );
}
