import { useEffect, useState } from 'react';
import { useSubmit } from '../../errors/useSubmit';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { TitledCard } from '../../ui/layout/Section';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { canPush, readPushHere, tellHere } from './pushHere';

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
  const turnOn = useSubmit({
    send: turnPushOn,
    successToast: (isOn) => (isOn ? { title: 'Notifications Turned On' } : { title: 'Notifications Stay Off' }),
    errorToast: "Couldn't turn on notifications",
    onSuccess: end,
  });
  if (!isAsking) return null;
  return (
    <TitledCard title="Hear it right away" gap={1.5}>
      <Text>{news} We can show it on this device, even with Herdline closed.</Text>
      <Cluster>
        <Button variant="primary" onClick={() => void turnOn(undefined)}>
          Turn On Notifications
        </Button>
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

/** Asks the browser, and tells the person of everything they can be told of. Returns whether the browser allowed it. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const push = await readPushHere();
  await tellHere(push, { topics: push.topics, showsDetails: false });
  return true;
}

async function renew(): Promise<void> {
  const push = await readPushHere();
  if (push.device && !push.device.isOfThisSession) await tellHere(push, push.device);
}
