import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { TitledCard } from '../../ui/layout/Section';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { canPush, readPushHere, tellHere } from './pushHere';
import { TurnOnPush } from './TurnOnPush';

/** Marks that the person was asked on this device. */
const ASKED = 'herdline.askedForPush';

/** Asks once whether to tell the person in this browser, where that helps. Renews an earlier yes after a new sign-in. */
export default function AskForPush({ news }: { news: string }) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!canPush()) return;
    if (Notification.permission === 'granted') void renew().catch(() => {});
    else setIsAsking(Notification.permission === 'default' && !wasAsked());
  }, []);
  const end = () => {
    rememberAsked();
    setIsAsking(false);
  };
  if (!isAsking) return null;
  return (
    <TitledCard title="Hear it right away" gap={1.5}>
      <Text>{news} We can show it on this device, even with Herdline closed.</Text>
      <Cluster>
        <TurnOnPush onDone={end} />
        <Button onClick={end}>Not Now</Button>
        <TextLink quiet to={paths.notifications}>
          Choose what
        </TextLink>
      </Cluster>
    </TitledCard>
  );
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true;
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(ASKED, 'yes');
  } catch {
    // Without storage nobody is asked.
  }
}

async function renew(): Promise<void> {
  const push = await readPushHere();
  if (push.device && !push.device.isOfThisSession) await tellHere(push, push.device);
}
