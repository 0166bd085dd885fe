import { useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { longDay } from '../../../rules/time/days';
import { momentText } from '../../../rules/time/timeZone';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import { AwaitSlotDocument, HarvestSlotsDocument, type KillDays_processorFragment } from './HarvestDialog.generated';

type KillDay = KillDays_processorFragment['killDays'][number];

/** How many free days are offered as buttons. */
const SHOWN = 6;

/** Books one of the slots that the animal's plant publishes. Shows nothing if it publishes none. */
export function SlotChoice({ animalId }: { animalId: string }) {
  const { data } = useQuery(HarvestSlotsDocument, { variables: { id: animalId }, fetchPolicy: 'cache-and-network' });
  const { values, setValues } = useFormikContext<{ harvestDate: string; slot: boolean }>();
  const processor = data?.animal?.processor;
  if (!processor?.killDays.length) return null;
  const { name, killDays } = processor;
  const chosen = killDays.find(({ day }) => day === values.harvestDate);
  const free = killDays.filter((kill) => kill.free > 0 && kill !== chosen).slice(0, SHOWN);
  return (
    <Stack gap={1}>
      <CheckboxField
        name="slot"
        label={`A slot at ${name}`}
        hint={chosen ? freeText(chosen) : `${name} publishes its slots by day.`}
      />
      {chosen && chosen.free === 0 && <Wait processorId={processor.id} kill={chosen} />}
      {free.length > 0 && (
        <>
          <Text size={15}>Days with free slots:</Text>
          <Cluster>
            {free.map((kill) => (
              <Button key={kill.day} size="small" onClick={() => setValues({ harvestDate: kill.day, slot: true })}>
                {`${longDay(kill.day)} (${kill.free})`}
              </Button>
            ))}
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function freeText({ day, free, offerEndsAt }: KillDay): string {
  if (offerEndsAt && free > 0) return `A slot on ${longDay(day)} is held for you until ${momentText(offerEndsAt)}.`;
  if (free === 0) return `No slot is free on ${longDay(day)}.`;
  return `${free === 1 ? '1 slot is' : `${free} slots are`} free on ${longDay(day)}.`;
}

/** Asks to be told when a slot is free on a full day. */
function Wait({ processorId, kill: { day, asked } }: { processorId: string; kill: KillDay }) {
  const ask = useSubmit({
    send: () => mutate(AwaitSlotDocument, { processorId, day, wait: !asked }),
    successToast: asked
      ? undefined
      : { title: "We'll email you", description: 'A free slot is then held for you for 12 hours.' },
    errorToast: "Couldn't save that",
  });
  return (
    <Cluster>
      <Button size="small" onClick={() => ask()}>
        {asked ? "Don't Tell Me Anymore" : 'Tell Me When One Is Free'}
      </Button>
    </Cluster>
  );
}
