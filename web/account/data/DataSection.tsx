import { Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '../../../rules/words/brand';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Text } from '../../ui/text/Text';
import type { DataSection_userFragment } from './DataSection.generated';

const DownloadDialog = lazyDialog(() => import('./DownloadDialog'));
const DeleteDialog = lazyDialog(() => import('./DeleteDialog'));

/** Lets a person download all their data or delete their account. */
export function DataSection({ user }: { user: DataSection_userFragment }) {
  const [openDialog, setOpenDialog] = useState<'download' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  return (
    <Section title="Your data">
      <Text measure>
        Get a copy of what {BRAND} keeps about you: your profile, orders, messages, photos and more. You can open the
        tables in any spreadsheet.
      </Text>
      <Cluster>
        <Button icon={Download} onClick={() => setOpenDialog('download')}>
          Download My Data
        </Button>
      </Cluster>
      <Text measure>
        If you delete your account, it closes right away, and your personal data is deleted 30 days later. Until then,
        you can change your mind.
      </Text>
      <Cluster>
        <Button variant="danger" onClick={() => setOpenDialog('delete')}>
          Delete My Account
        </Button>
      </Cluster>
      <DownloadDialog open={openDialog === 'download'} onOpenChange={close} />
      <DeleteDialog user={user} open={openDialog === 'delete'} onOpenChange={close} />
    </Section>
  );
}
