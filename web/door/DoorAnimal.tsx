import { Scale } from 'lucide-react';
import styled from 'styled-components';
import { linesToCut } from '../../rules/herd/cutLines';
import { adminDateTime } from '../../rules/time/dates';
import { longDay } from '../../rules/time/days';
import { harvestText, SHARE_NAMES } from '../parts/herd/animalText';
import { enteredText } from '../parts/weighing/enteredText';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Fold } from '../ui/layout/Fold';
import { Notice } from '../ui/state/Notice';
import { Badge, type Tone } from '../ui/text/Badge';
import { DescriptionList } from '../ui/text/DescriptionList';
import { TextLink } from '../ui/text/Link';
import { Heading, Text, VisuallyHidden } from '../ui/text/Text';
import type { DoorAnimal_animalFragment as Animal, DoorPage_doorFragment as Door } from './DoorPage.generated';

type Sheet = Animal['cutSheets'][number];
type Owner = Sheet['owners'][number];

interface DoorAnimalProps {
  animal: Animal;
  door: Door;
  today: string;
  /** Opens the weighing. Undefined until the harvest day. */
  onWeigh?: ((animalId: string) => void) | undefined;
}

const Owners = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

/** An animal that is due or hangs, with its owners and its sheets, to be read at arm's length. */
export function DoorAnimal({ animal, door, today, onWeigh }: DoorAnimalProps) {
  const { tag, stage, cutSheets, hangDays, hangingEnds, printedAt, changedSincePrinted } = animal;
  const isOld = cutSheets.some(({ over30Months }) => over30Months);
  return (
    <Card as="li">
      <Stack gap={2}>
        <Heading level={3} size={28}>{`Tag ${tag}`}</Heading>
        <Text strong>
          {door.ranchName}
          {door.ranchPhone && (
            <>
              {' · '}
              <Phone number={door.ranchPhone} />
            </>
          )}
        </Text>
        <Text>
          {stage === 'OPEN' ? `Harvest: ${harvestText(animal)}` : `Harvested: ${harvestText(animal)}`}
          {hangingEnds && ` · hangs ${hangDays} days, cut by ${longDay(hangingEnds)}`}
        </Text>
        {changedSincePrinted && printedAt && (
          <Notice tone="warning" title="Changed since you printed it">
            {`Printed ${adminDateTime(printedAt)}. Print it again before you cut.`}
          </Notice>
        )}
        {animal.inspection === 'CUSTOM_EXEMPT' && <Notice tone="warning">NOT FOR SALE. Mark every package.</Notice>}
        {isOld && <Notice tone="warning">30 months or older: no cut may have the backbone.</Notice>}
        <Weights animal={animal} door={door} />
        {onWeigh && (
          <Button size="large" icon={Scale} onClick={() => onWeigh(animal.id)}>
            Enter Weights<VisuallyHidden> of tag {tag}</VisuallyHidden>
          </Button>
        )}
        {cutSheets.map((sheet) => (
          <Side key={sheet.sides.join()} sheet={sheet} due={animal.cutSheetsDue} today={today} />
        ))}
      </Stack>
    </Card>
  );
}

function Weights({ animal: { hangingPounds, proposedWeights }, door }: Pick<DoorAnimalProps, 'animal' | 'door'>) {
  if (proposedWeights) return <Text>{`${enteredText(proposedWeights)} ${door.ranchName} records it.`}</Text>;
  return hangingPounds !== null && <Text>{`Recorded: ${hangingPounds} lb hanging weight`}</Text>;
}

type SideProps = { sheet: Sheet; due: string | null; today: string };

function Side({ sheet, due, today }: SideProps) {
  const { sides, lines, notes, decidedAt, owners, quartersLeft } = sheet;
  const { text, tone } = standingOf(sheet, { due, today });
  const name = sides.length > 1 ? 'Both sides' : `Side ${sides.join()}`;
  return (
    <Stack gap={1}>
      <Cluster gap={1.5}>
        <Heading level={4} size={21}>
          {name}
        </Heading>
        <Badge tone={tone}>{text}</Badge>
      </Cluster>
      <Owners>
        {owners.map((owner) => (
          <li key={`${owner.name} ${owner.phone}`}>
            <OwnerLine {...owner} />
          </li>
        ))}
        {quartersLeft > 0 && <li>{`${quartersLeft} of ${2 * sides.length} quarters have no owner yet`}</li>}
      </Owners>
      {lines.length > 0 && (
        <Fold label={`Cut sheet of ${name.toLowerCase()}, version of ${adminDateTime(decidedAt ?? '')}`}>
          <DescriptionList
            items={linesToCut(lines).map(({ label, choiceLabel }) => ({ term: label, details: choiceLabel }))}
          />
          {notes && <Text>{`Notes: ${notes}`}</Text>}
        </Fold>
      )}
    </Stack>
  );
}

function OwnerLine({ name, quarters, keptByRanch, phone, address }: Owner) {
  return (
    <>
      <Text>
        <strong>{name}</strong>
        {` · ${(SHARE_NAMES[quarters] ?? '').toLowerCase()}${keptByRanch ? ', kept by the ranch' : ''}`}
        {phone && (
          <>
            {' · '}
            <Phone number={phone} />
          </>
        )}
      </Text>
      {address && <Text>{address}</Text>}
    </>
  );
}

const OnOneLine = styled(TextLink)`
  white-space: nowrap;
`;

const Phone = ({ number }: { number: string }) => (
  <OnOneLine href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</OnOneLine>
);

/** Whether a sheet can be cut by. */
function standingOf({ state, owners }: Sheet, { due, today }: Omit<SideProps, 'sheet'>): { text: string; tone: Tone } {
  if (state === 'AGREED') return { text: 'Agreed', tone: 'success' };
  if (state === 'CHANGED') return { text: 'Changed by the ranch', tone: 'success' };
  if (state === 'STANDARD') return { text: "Ranch's standard sheet", tone: 'success' };
  if (owners.length === 0) return { text: 'No owner yet', tone: 'neutral' };
  if (due && due < today) return { text: 'Overdue', tone: 'danger' };
  return { text: due ? `Open until ${longDay(due)}` : 'Open', tone: 'warning' };
}
