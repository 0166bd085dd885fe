import { knowsFees } from '../../../../rules/herd/processorPayer';
import { paths } from '../../../paths';
import { Text } from '../../../ui/text/Text';
import { TodayCard } from './TodayCard';
import type { UnknownFees_rancherFragment } from './UnknownFees.generated';

/** Asks for the fees of processors that nobody has entered. */
export function UnknownFees({ ranch }: { ranch: UnknownFees_rancherFragment }) {
  const unknown = (ranch.processors ?? []).filter((processor) => !knowsFees(processor)).map(({ name }) => name);
  if (unknown.length === 0) return null;
  return (
    <TodayCard title="Processing Fees" link={{ to: paths.rancherHerd, label: 'Herd Board' }}>
      <Text>
        Enter the fees of {new Intl.ListFormat('en-US').format(unknown)}, or say that they're included in your price.
        Until then, families read “plus processing (not known yet)” where you sell by weight.
      </Text>
    </TodayCard>
  );
}
