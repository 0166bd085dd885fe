import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';
import type { RancherListingValues } from '../../../rules/ranches/rancherListing';
import { QueryState } from '../../errors/QueryState';
import { RancherPageDocument } from '../../ranch/RancherPage.generated';
import { RanchSections } from '../../ranch/RanchSections';
import { space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { type PreviewedRanch, previewOf } from './previewOf';

interface PreviewDialogProps extends DialogState {
  rancherId: string;
  values: RancherListingValues;
}

const Disabled = styled.fieldset.attrs({ disabled: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Is focusable, so that the keyboard can scroll it although all of its buttons are disabled. */
const Sheet = styled.section.attrs({ tabIndex: 0 })`
  outline-offset: ${space(1)};
`;

/** Shows the ranch page as it will be after the form is saved. */
export default function PreviewDialog({ rancherId, values, open, onOpenChange }: PreviewDialogProps) {
  const { data, error, refetch } = useQuery(RancherPageDocument, {
    variables: { id: rancherId, isVisitor: false },
    skip: !open,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Preview"
      description="Your page as families will see it, including changes you haven't saved. You can't order here."
      size="full"
    >
      {data?.rancher && <Preview rancher={previewOf(data.rancher, values)} />}
      {!data?.rancher && <QueryState error={error} refetch={refetch} />}
    </Dialog>
  );
}

function Preview({ rancher }: { rancher: PreviewedRanch }) {
  return (
    <Sheet aria-label="Preview of your page">
      <Disabled>
        <Stack gap={4}>
          <RanchSections rancher={rancher} zipCode="" />
        </Stack>
      </Disabled>
    </Sheet>
  );
}
