import { useUrlDialog } from '../address/useUrlDialog';
import { mutate } from '../apollo/mutate';
import { ButtonLink } from '../ui/button/Button';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Section } from '../ui/layout/Section';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { EmptyState } from '../ui/state/EmptyState';
import { DoorAnimal } from './DoorAnimal';
import { type DoorPage_doorFragment as Door, MarkDoorPrintedDocument } from './DoorPage.generated';
import { allDue, canBeOnScale, daysOf } from './dueDays';
import { FindTag } from './FindTag';

const WeighDialog = lazyDialog(() => import('./WeighDialog'));

interface DueDaysProps {
  doors: readonly Door[];
  today: string;
}

/** The animals of all ranches day by day, today first, then those that hang. */
export default function DueDays({ doors, today }: DueDaysProps) {
  // In the URL, so that Back closes it on phones.
  const weighing = useUrlDialog('weigh');
  const all = allDue(doors);
  const onScale = all.filter((due) => canBeOnScale(due, today));
  const weighed = onScale.find(({ animal }) => animal.id === weighing.value);
  if (all.length === 0) {
    return <EmptyState title="Nothing is due" text="When a ranch sends you an animal, it shows up here." />;
  }
  return (
    <>
      {onScale.length > 1 && <FindTag due={onScale} onFound={weighing.open} />}
      {daysOf(all, today).map(({ title, day, due }) => (
        <Section key={title} title={title} actions={day && <Prints day={day} doors={due.map(({ door }) => door)} />}>
          <Stack as="ul" gap={2}>
            {due.map((each) => (
              <DoorAnimal
                key={each.animal.id}
                {...each}
                today={today}
                onWeigh={onScale.includes(each) ? weighing.open : undefined}
              />
            ))}
          </Stack>
        </Section>
      ))}
      {weighed && <WeighDialog key={weighed.animal.id} {...weighed} open onClose={() => weighing.close()} />}
    </>
  );
}

/** One print for the day of each ranch. The server remembers it, and tells what changes later. */
function Prints({ day, doors }: { day: string; doors: readonly Door[] }) {
  const once = [...new Map(doors.map((door) => [door.id, door])).values()];
  return (
    <Cluster>
      {once.map(({ id, ranchName }) => (
        <ButtonLink
          key={id}
          href={`/api/doors/${id}/cut-sheets.pdf?day=${day}`}
          target="_blank"
          onClick={() => void mutate(MarkDoorPrintedDocument, { id, day }).catch(() => undefined)}
        >
          {once.length > 1 ? `Print ${ranchName}` : 'Print This Day'}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
