import styled from 'styled-components';
import { ANIMAL_STAGE } from '../../../../rules/herd/animalStage';
import { daysBetween, longDay } from '../../../../rules/time/days';
import { dayIn } from '../../../../rules/time/timeZone';
import { harvestText } from '../../../parts/herd/animalText';
import { leftText } from '../../../parts/herd/leftText';
import { paths } from '../../../paths';
import { serverTime } from '../../../session/serverTime';
import { media } from '../../../theme/tokens';
import { Badge } from '../../../ui/text/Badge';
import type { NextHarvests_rancherFragment } from './NextHarvests.generated';
import { Detail, Line, TodayCard, TodayList } from './TodayCard';

type Animal = NextHarvests_rancherFragment['nextHarvests']['nodes'][number];

/** The number of days before its date at which a harvest gets a badge. */
const BADGE_DAYS = 14;

/** Lists the next animals that go to the processor, with the cut sheets that families still have to agree on. */
export function NextHarvests({ ranch }: { ranch: NextHarvests_rancherFragment }) {
  return (
    <TodayCard title="Next Harvests" link={{ to: paths.rancherHerd, label: 'Herd Board' }}>
      <TodayList>
        {ranch.nextHarvests.nodes.map((animal) => (
          <Line key={animal.id}>
            <span>
              <strong>{harvestText(animal)}</strong>
              {` · Animal ${animal.tag}`}
              <DueBadge day={animal.harvestDate} />
              <SheetsDue animal={animal} />
            </span>
            <span>{animal.stage === 'OPEN' ? leftText(animal.places) : ANIMAL_STAGE.label(animal.stage)}</span>
          </Line>
        ))}
      </TodayList>
    </TodayCard>
  );
}

/** Goes on in the same line on phones. */
const Sheets = styled(Detail)`
  ${media.phone} {
    display: inline;

    &::before,
    &::after {
      content: ' · ';
    }
  }
`;

/** Shows how many cut sheets are undecided. Sides without holders don't count. */
function SheetsDue({ animal: { cutSheets, cutSheetsDue } }: { animal: Animal }) {
  const open = cutSheets.filter(({ state, holders }) => holders > 0 && (state === 'MISSING' || state === 'PROPOSED'));
  if (open.length === 0 || !cutSheetsDue) return null;
  return (
    <Sheets>
      {open.length === 1 ? '1 cut sheet' : `${open.length} cut sheets`} due by {longDay(cutSheetsDue)}
    </Sheets>
  );
}

function DueBadge({ day }: { day: string | null }) {
  if (!day) return null;
  const days = daysBetween(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(serverTime.now())), day);
  if (days > BADGE_DAYS) return null;
  return (
    <>
      {' '}
      <Badge tone="warning">{days < 0 ? 'Past its day' : inDaysText(days)}</Badge>
    </>
  );
}

function inDaysText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}
