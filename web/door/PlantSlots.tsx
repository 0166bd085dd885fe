import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { killDaysForm, weeklyDays } from '../../rules/herd/slotForms';
import { longDay } from '../../rules/time/days';
import { mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { hairline, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Fold, FoldedList } from '../ui/layout/Fold';
import { Section } from '../ui/layout/Section';
import { Heading, Text, VisuallyHidden } from '../ui/text/Text';
import { CloseDaysDialog } from './CloseDaysDialog';
import { EmailForm } from './EmailForm';
import {
  type PlantSlots_plantFragment as Plant,
  PlantSlotsDocument,
  PublishSlotsDocument,
  SetKillDaysDocument,
  SetUpSlotsDocument,
} from './PlantSlots.generated';

const Row = styled.li`
  padding-block: ${space(1)};
  border-bottom: ${hairline};
`;

const setUp = async (email: string) => (await mutate(SetUpSlotsDocument, { email })).setUpSlots.message;

/** How many animals the plant takes on which day, and which ranches book its slots. */
export default function PlantSlots({ today }: { today: string }) {
  const { data } = useQuery(PlantSlotsDocument, { fetchPolicy: 'cache-and-network' });
  const [isClosing, setClosing] = useState(false);
  if (!data) return null;
  const { plant } = data;
  if (!plant) {
    return (
      <Section title="Your slots">
        <Text>
          Say how many animals you take on which day, and ranches book their slots themselves. We'll mail you a link of
          your own for that. It also opens the links of your ranches.
        </Text>
        <EmailForm label="Your slots" submitLabel="Email Me a Link" send={setUp} />
      </Section>
    );
  }
  return (
    <Section title="Your slots" actions={<Button onClick={() => setClosing(true)}>Close for Some Days</Button>}>
      <FoldedList shown={8}>
        {plant.days.map((kill) => (
          <DaySlots key={kill.day} kill={kill} />
        ))}
      </FoldedList>
      <Fold label="Add days or change a number">{() => <SlotsForm today={today} />}</Fold>
      <Heading level={3}>Ranches that see your slots</Heading>
      <Stack as="ul" gap={1}>
        {plant.ranches.map((ranch) => (
          <RanchEntry key={ranch.processorId} ranch={ranch} />
        ))}
      </Stack>
      {isClosing && <CloseDaysDialog days={plant.days} today={today} onClose={() => setClosing(false)} />}
    </Section>
  );
}

function DaySlots({ kill: { day, slots, offered, bookings } }: { kill: Plant['days'][number] }) {
  const text = slots === 0 ? 'Closed' : `${bookings.length} of ${slots} booked${offered ? `, ${offered} offered` : ''}`;
  return (
    <Row>
      <Text strong>{longDay(day)}</Text>
      <Text>{text}</Text>
      {bookings.length > 0 && (
        <Text size={15}>{bookings.map(({ tag, ranchName }) => `${tag} (${ranchName})`).join(', ')}</Text>
      )}
    </Row>
  );
}

type Values = { day: string; until: string; slots: string | number };

function SlotsForm({ today }: { today: string }) {
  const save = useSubmit({
    send: ({ slots, ...days }: Values) => mutate(SetKillDaysDocument, { days: weeklyDays(days), slots: Number(slots) }),
    successToast: { title: 'Slots saved' },
    ...errorsInForm("Couldn't save the slots"),
  });
  return (
    <Form<Values>
      initialValues={{ day: '', until: '', slots: '' }}
      schema={killDaysForm(today)}
      onSubmit={save}
      label="Slots"
    >
      <Field name="day" label="Day" type="date" min={today} />
      <Field name="slots" label="Animals you take that day" type="number" />
      <Field name="until" label="The same every week until" type="date" min={today} optional />
      <SubmitButton size="large">Save Slots</SubmitButton>
    </Form>
  );
}

function RanchEntry({ ranch: { processorId, ranchName, published } }: { ranch: Plant['ranches'][number] }) {
  const change = useSubmit({
    send: () => mutate(PublishSlotsDocument, { processorId, published: !published }),
    errorToast: "Couldn't change that",
  });
  return (
    <Cluster as="li" justify="between">
      <Text>{`${ranchName}: ${published ? 'sees and books them' : "doesn't see them"}`}</Text>
      <Button onClick={() => change()}>
        {published ? 'Stop' : 'Show'}
        <VisuallyHidden> {ranchName}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
