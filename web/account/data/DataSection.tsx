import { Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '../../../rules/words/brand';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Section } from '../../ui/layout/Section';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Text } from '../../ui/text/Text';

const DownloadDialog = lazyDialog(() => import('./DownloadDialog'));

/** What a person may do with everything that Herdline has of them. */
export function DataSection() {
  const [downloading, setDownloading] = useState(false);
  return (
    <Section title="Your data">
      <Text measure>
        Get a copy of what {BRAND} keeps about you: your profile, orders, messages, photos and more, as files that any
        spreadsheet opens.
      </Text>
      <Cluster>
        <Button icon={Download} onClick={() => setDownloading(true)}>
          Download My Data
        </Button>
      </Cluster>
      <DownloadDialog open={downloading} onOpenChange={setDownloading} />
    </Section>
  );
}
