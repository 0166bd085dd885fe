import { displayRating } from '../../../rules/pricing';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { PracticeBadges } from '../PracticeBadges';
import { LongText } from '../page/LongText';
import { RanchFacts } from '../page/RanchFacts';
import type { QuickAbout_rancherFragment } from './QuickAbout.generated';

export function QuickAbout({ rancher }: { rancher: QuickAbout_rancherFragment }) {
  return (
    <Stack gap={2}>
      <Stars rating={displayRating(rancher.rating, rancher.reviewCount)} count={rancher.reviewCount} />
      <PracticeBadges rancher={rancher} />
      <LongText>{rancher.description || 'No description provided.'}</LongText>
      <RanchFacts rancher={rancher} />
    </Stack>
  );
}
