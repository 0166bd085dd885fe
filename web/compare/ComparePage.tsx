import { useQuery } from '@apollo/client/react';
import { Printer, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';
import { useUrlState } from '../address/useUrlState';
import { QueryState } from '../errors/QueryState';
import { useKnownZip } from '../parts/places/knownZip';
import { NearControl } from '../parts/places/NearControl';
import { NoRanchersYet } from '../parts/ranches/NoRanchersYet';
import type { ShareOffers_rancherFragment } from '../parts/ranches/ShareOffers.generated';
import { Button } from '../ui/button/Button';
import { Select } from '../ui/input/Select';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { ComparePageDocument, type ComparePageQuery } from './ComparePage.generated';
import { CompareTable } from './CompareTable';
import { COMPARE_URL_PARAMS, compareVariables } from './compareVariables';

const SHARES = COW_SHARES.map(({ itemType: value, label }) => ({ value, label }));

/** Compares up to four ranches side by side. The URL has their IDs. */
export default function ComparePage() {
  const { ranchers, share: inUrl, change } = useUrlState(COMPARE_URL_PARAMS);
  const [common, setCommon] = useState<typeof inUrl>();
  const share = inUrl ?? common;
  const zipCode = useKnownZip();
  return (
    <Page width="wide">
      <PageHeader
        title="Compare ranchers"
        actions={<NearControl />}
        lead={zipCode ? `What a share costs all-in, to ${zipCode}.` : 'What a share costs all-in, before delivery.'}
      />
      {ranchers.length === 0 ? (
        <NothingChosen />
      ) : (
        <Stack gap={2}>
          <Cluster justify="between" data-print="hide">
            <Select
              label="Share"
              value={share ?? 'QUARTER_COW'}
              onChange={(value) => change({ share: value || undefined })}
              options={SHARES}
            />
            <Button icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          </Cluster>
          <Comparison
            chosen={{ ranchers, share }}
            zipCode={zipCode}
            onCommon={setCommon}
            onRemove={(id) => change({ ranchers: ranchers.filter((other) => other !== id) })}
          />
        </Stack>
      )}
    </Page>
  );
}

interface ComparisonProps {
  chosen: Parameters<typeof compareVariables>[0];
  zipCode: string;
  /** Receives the smallest share that all ranches sell. */
  onCommon: (share: Parameters<typeof compareVariables>[0]['share'] | undefined) => void;
  onRemove: (id: string) => void;
}

function Comparison({ chosen, zipCode, onCommon, onRemove }: ComparisonProps) {
  const variables = compareVariables(chosen, zipCode);
  const { data, previousData, error, refetch } = useQuery(ComparePageDocument, { variables });
  const shown = data ?? previousData;
  const ranches = ranchesIn(shown, chosen.ranchers);
  const common = COW_SHARES.find((share) => ranches.length > 0 && ranches.every((ranch) => sells(ranch, share)));
  useEffect(() => onCommon(common?.itemType), [common, onCommon]);
  if (!shown) return <QueryState error={error} refetch={refetch} />;
  return ranches.length === 0 ? <NothingChosen /> : <CompareTable ranches={ranches} onRemove={onRemove} />;
}

const sells = ({ offers }: ShareOffers_rancherFragment, { itemType }: CowShare) =>
  offers.some(({ share, availability }) => share === itemType && availability !== 'SOLD_OUT');

function ranchesIn(shown: ComparePageQuery | undefined, chosen: readonly string[]) {
  const { first, second, third, fourth } = shown ?? {};
  const found = [first, second, third, fourth].filter((ranch) => ranch !== null && ranch !== undefined);
  return found.filter(({ id }) => chosen.includes(id));
}

function NothingChosen() {
  return (
    <NoRanchersYet
      icon={Scale}
      title="Nothing to compare yet"
      text="Press Compare on up to four ranches, and see them side by side here."
    />
  );
}
