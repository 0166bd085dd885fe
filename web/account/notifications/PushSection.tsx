import { useCallback, useEffect, useState } from 'react';
import { MAIL_TOPICS, type MailTopic } from '../../../rules/accounts/mailTopics';
import { QueryState } from '../../errors/QueryState';
import { useSubmit } from '../../errors/useSubmit';
import { canPush, type PushHere, readPushHere, tellHere, tellNothingHere } from '../../parts/push/pushHere';
import { TurnOnPush } from '../../parts/push/TurnOnPush';
import { Button } from '../../ui/button/Button';
import { Switch } from '../../ui/input/Switch';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { TitledCard } from '../../ui/layout/Section';
import { Text } from '../../ui/text/Text';

/** Lets a person choose what this browser shows them, even when Herdline is closed. */
export function PushSection() {
  const [push, setPush] = useState<PushHere>();
  const [error, setError] = useState<unknown>();
  const read = useCallback(() => {
    setError(undefined);
    readPushHere().then(setPush, setError);
  }, []);
  useEffect(() => {
    if (canPush()) read();
  }, [read]);
  if (!canPush())
    return <Explained>This browser can’t show notifications. On an iPhone, add Herdline to the home screen.</Explained>;
  if (!push) return <QueryState error={error} refetch={read} />;
  if (push.device) return <Choices push={push} device={push.device} onChange={setPush} />;
  if (Notification.permission === 'denied')
    return <Explained>Your browser blocks them. Allow them in its settings for this page.</Explained>;
  return <TurnOn onChange={read} />;
}

function Explained({ children }: { children: string }) {
  return (
    <TitledCard title="On this device">
      <Text>{children}</Text>
    </TitledCard>
  );
}

function TurnOn({ onChange }: { onChange: () => void }) {
  return (
    <TitledCard title="On this device" gap={1.5}>
      <Text>We can show news on this device, even with Herdline closed. Emails go on as before.</Text>
      <Cluster>
        <TurnOnPush onDone={onChange} />
      </Cluster>
    </TitledCard>
  );
}

type Device = NonNullable<PushHere['device']>;
type ChoicesProps = { push: PushHere; device: Device; onChange: (push: PushHere) => void };

function Choices({ push, device, onChange }: ChoicesProps) {
  const choose = useSubmit({
    send: (change: Partial<Pick<Device, 'topics' | 'showsDetails'>>) => tellHere(push, { ...device, ...change }),
    errorToast: 'Error',
    onSuccess: onChange,
  });
  const turnOff = useSubmit({
    send: () => tellNothingHere(push),
    successToast: { title: 'Notifications Turned Off' },
    errorToast: 'Error',
    onSuccess: onChange,
  });
  const isTold = (topic: MailTopic) => device.topics.includes(topic);
  const without = (topic: MailTopic) => device.topics.filter((other) => other !== topic);
  return (
    <TitledCard title="On this device" gap={1.5}>
      <Stack gap={0}>
        {push.topics.map((topic) => (
          <Switch
            key={topic}
            label={MAIL_TOPICS[topic].label}
            checked={isTold(topic)}
            onChange={(isOn) => void choose({ topics: isOn ? [...device.topics, topic] : without(topic) })}
          />
        ))}
        <Switch
          label="Show names and orders on the lock screen"
          checked={device.showsDetails}
          onChange={(showsDetails) => void choose({ showsDetails })}
        />
      </Stack>
      <Cluster>
        <Button onClick={() => void turnOff(undefined)}>Turn Off Notifications</Button>
      </Cluster>
    </TitledCard>
  );
}
