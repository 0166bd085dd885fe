import { longDay } from '../../rules/time/days';
import { mutate } from '../apollo/mutate';
import { ButtonLink } from '../ui/button/Button';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Section } from '../ui/layout/Section';
import { EmptyState } from '../ui/state/EmptyState';
import { DoorAnimal } from './DoorAnimal';
import { type DoorPage_doorFragment as Door, MarkDoorPrintedDocument } from './DoorPage.generated';

interface DueDaysProps {
  doors: readonly Door[];
  today: string;
}

/** The animals of all ranches day by day, today first, then those that hang. */
export default function DueDays({ doors, today }: DueDaysProps) {
  const days = daysOf(doors, today);
  if (days.length === 0) {
    return <EmptyState title="Nothing is due" text="When a ranch sends you an animal, it shows up here." />;
  }
  return days.map(({ title, day, due }) => (
    <Section key={title} title={title} actions={day && <Prints day={day} doors={due.map(({ door }) => door)} />}>
      <Stack as="ul" gap={2}>
        {due.map(({ animal, door }) => (
          <DoorAnimal key={animal.id} animal={animal} door={door} today={today} />
        ))}
      </Stack>
    </Section>
  ));
}

type Due = { animal: Door['animals'][number]; door: Door };
type Day = { title: string; day: string | null; due: Due[] };

function daysOf(doors: readonly Door[], today: string): Day[] {
  const all = doors.flatMap((door) => door.animals.map((animal): Due => ({ animal, door })));
  const due = all.filter(({ animal }) => animal.stage === 'OPEN');
  const dates = [...new Set(due.flatMap(({ animal }) => animal.harvestDate ?? []))].sort();
  const dayOf = (day: string | null, title: string): Day => ({
    ...{ day, title },
    due: due.filter(({ animal }) => animal.harvestDate === day),
  });
  const hanging = { title: 'Hanging', day: null, due: all.filter(({ animal }) => animal.stage !== 'OPEN') };
  return [
    ...dates.map((day) => dayOf(day, day === today ? `Today, ${longDay(day)}` : longDay(day))),
    hanging,
    dayOf(null, 'No date yet'),
  ].filter(({ due: some }) => some.length > 0);
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
