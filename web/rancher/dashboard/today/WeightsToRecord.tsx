import { weightsText } from '../../../../rules/settlement/weightsText';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/text/Link';
import { Detail, Line, TodayCard, TodayList } from './TodayCard';
import type { WeightsToRecord_rancherFragment } from './WeightsToRecord.generated';

/** Lists the animals whose weights a processor has entered. Each link opens the filled-in weighing. */
export function WeightsToRecord({ ranch: { animalsToRecord = [] } }: { ranch: WeightsToRecord_rancherFragment }) {
  if (!animalsToRecord?.length) return null;
  return (
    <TodayCard title="Weights to Record" link={{ to: paths.rancherHerd, label: 'Herd Board' }}>
      <TodayList>
        {animalsToRecord.map(({ id, tag, proposedWeights }) => (
          <Line key={id}>
            <span>
              <strong>{`Animal ${tag}`}</strong>
              {proposedWeights && (
                <Detail>{`${proposedWeights.processorName}: ${weightsText(proposedWeights)}`}</Detail>
              )}
            </span>
            <TextLink to={`${paths.rancherHerd}?${new URLSearchParams({ search: tag, weigh: id })}`} quiet>
              {`Weigh Animal ${tag}`}
            </TextLink>
          </Line>
        ))}
      </TodayList>
    </TodayCard>
  );
}
