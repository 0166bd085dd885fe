import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { readPushHere, tellHere } from './pushHere';

/** Asks the browser to allow notifications, and tells the person there of everything they can be told of. */
export function TurnOnPush({ onDone }: { onDone: () => void }) {
  const turnOn = useSubmit({
    send: askBrowser,
    successToast: (isOn) => ({ title: isOn ? 'Notifications Turned On' : 'Notifications Stay Off' }),
    errorToast: "Couldn't turn on notifications",
    onSuccess: onDone,
  });
  return (
    <Button variant="primary" onClick={() => void turnOn(undefined)}>
      Turn On Notifications
    </Button>
  );
}

/** Returns whether the browser allowed it. */
async function askBrowser(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const push = await readPushHere();
  await tellHere(push, { topics: push.topics, showsDetails: false });
  return true;
}
