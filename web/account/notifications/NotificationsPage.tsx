import { useQuery } from '@apollo/client/react';
import { MAIL_TOPICS } from '../../../rules/accounts/mailTopics';
import type { UserType } from '../../../rules/words/vocabulary';
import { mutate } from '../../apollo/mutate';
import { QueryState } from '../../errors/QueryState';
import { useSubmit } from '../../errors/useSubmit';
import { SettingsPage } from '../../layout/SettingsPage';
import { Switch } from '../../ui/input/Switch';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import {
  type NotificationsPage_userFragment,
  NotificationsPageDocument,
  SetMailChoiceDocument,
} from './NotificationsPage.generated';
import { PushSection } from './PushSection';

type Choice = NotificationsPage_userFragment['mailChoices'][number];

/** Lets a person choose which topics we email them about. */
export default function NotificationsPage() {
  const { data, error, refetch } = useQuery(NotificationsPageDocument);
  const viewer = data?.viewer;
  return (
    <SettingsPage title="Notifications" lead="Choose what we email you about, and what this device shows.">
      {!viewer && <QueryState error={error} refetch={refetch} />}
      {viewer && <PushSection />}
      {viewer && <Choices choices={viewer.mailChoices} userType={viewer.userType} />}
    </SettingsPage>
  );
}

function Choices({ choices, userType }: { choices: Choice[]; userType: UserType }) {
  const choose = useSubmit({
    send: ({ topic, wanted }: Pick<Choice, 'topic' | 'wanted'>) => mutate(SetMailChoiceDocument, { topic, wanted }),
    successToast: (_, { wanted }) => ({ title: wanted ? 'Emails Turned On' : 'Emails Turned Off' }),
    errorToast: 'Error',
  });
  const columns: TableColumn<Choice>[] = [
    { key: 'topic', header: 'About', primary: true, cell: ({ topic }) => MAIL_TOPICS[topic].label },
    { key: 'facts', header: 'When', cell: ({ topic }) => MAIL_TOPICS[topic].facts[userType] },
    {
      key: 'mail',
      header: 'Email',
      cell: ({ topic, wanted, isEssential }) =>
        isEssential ? (
          <Text tone="soft">Always on</Text>
        ) : (
          <Switch
            label={`Email about ${MAIL_TOPICS[topic].label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`}
            checked={wanted}
            onChange={(isOn) => void choose({ topic, wanted: isOn })}
          />
        ),
    },
  ];
  return <Table caption="Notifications" columns={columns} rows={choices} rowKey={({ topic }) => topic} />;
}
