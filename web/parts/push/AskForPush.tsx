import { useEffect, useState } from 'react';
import type { OrderSide } from '../../../rules/complaints/complaintWords';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { TitledCard } from '../../ui/layout/Section';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { refuseHere, shouldAskHere } from './pushHere';
import { TurnOnPush } from './TurnOnPush';

const NEWS: Record<OrderSide, string> = {
  CUSTOMER: 'The ranch calls, weighs your beef or has it ready.',
  RANCH: 'A family sends an order or writes you.',
};

/** Asks whether to tell the person in this browser, where that helps. */
export default function AskForPush({ to }: { to: OrderSide }) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // Without a network nobody is asked.
    void shouldAskHere().then(setIsAsking, () => {});
  }, []);
  const leave = () => {
    refuseHere();
    setIsAsking(false);
  };
  // A browser that doesn't allow it isn't asked again either.
  const end = () => (Notification.permission === 'granted' ? setIsAsking(false) : leave());
  if (!isAsking) return null;
  return (
    <TitledCard title="Hear it right away" gap={1.5}>
      <Text>{NEWS[to]} We can show it on this device, even with Herdline closed.</Text>
      <Cluster>
        <TurnOnPush onDone={end} />
        <Button onClick={leave}>Not Now</Button>
        <TextLink quiet to={paths.notifications}>
          Choose what
        </TextLink>
      </Cluster>
    </TitledCard>
  );
}
