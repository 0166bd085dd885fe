import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { phoneUrl } from '../../rules/fields/phoneUrl';
import { pathTo } from '../../rules/site';
import { customerDate } from '../../rules/time/dates';
import { longDay } from '../../rules/time/days';
import { BRAND } from '../../rules/words/brand';
import { mutate } from '../apollo/mutate';
import { QueryState } from '../errors/QueryState';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { PageHeader } from '../ui/layout/Page';
import { Section } from '../ui/layout/Section';
import { EmptyState } from '../ui/state/EmptyState';
import { Notice } from '../ui/state/Notice';
import { Table } from '../ui/table/Table';
import type { TableColumn } from '../ui/table/TableRow';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import {
  ReadRecallDocument,
  type Recall_recallFragment as Recalled,
  RecallPageDocument,
  type RecallShares_shareFragment as Share,
} from './RecallsPage.generated';

const back = { to: pathTo('recalls', {}), label: 'All recalls' };

/** One recall: for a family what to do, and for others who has read it. */
export default function Recall({ id }: { id: string }) {
  const { viewer } = useSession();
  const { data, error, refetch } = useQuery(RecallPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const recall = data?.recall;
  const isFamily = viewer?.userType === 'CUSTOMER';
  const isUnread = isFamily && recall?.readAt === null;
  useEffect(() => {
    if (isUnread) void mutate(ReadRecallDocument, { id }).catch(() => undefined);
  }, [isUnread, id]);
  if (recall) return isFamily ? <ForFamily recall={recall} /> : <ForRanch recall={recall} />;
  if (!data || error) return <QueryState error={error} refetch={refetch} headingLevel={1} label="Loading the recall" />;
  return (
    <EmptyState
      headingLevel={1}
      title="Recall Not Found"
      text="It may be for another account. Check who's signed in."
      action={<TextLink to={back.to}>All recalls</TextLink>}
    />
  );
}

const QUARTERS: Record<number, string> = { 1: 'Quarter', 2: 'Half', 4: 'Whole animal' };

const shareOf = ({ quarters }: Share) => (quarters === null ? 'No share on record' : (QUARTERS[quarters] ?? ''));

const originOf = ({ harvestDate, processorName, establishmentNumber: number }: Share) =>
  [harvestDate && longDay(harvestDate), processorName, number && `Est. ${number}`].filter(Boolean).join(', ');

const Phone = ({ number }: { number: string | null }) =>
  number && <TextLink href={phoneUrl(number)}>{number}</TextLink>;

function ForFamily({ recall: { advice, reason, createdAt, shares } }: { recall: Recalled }) {
  const columns: TableColumn<Share>[] = [
    { key: 'animal', header: 'Animal', primary: true, cell: ({ tag }) => `Animal ${tag}` },
    {
      key: 'share',
      header: 'Your share',
      cell: (share) =>
        share.orderId && (
          <TextLink to={pathTo('customerOrders', { order: share.orderId })}>
            {`${shareOf(share)}, order #${share.orderId}`}
          </TextLink>
        ),
    },
    { key: 'origin', header: 'Harvested', cell: originOf },
    { key: 'ranch', header: 'Ranch', cell: ({ ranchName }) => ranchName },
    { key: 'phone', header: 'Call', cell: ({ ranchPhone }) => <Phone number={ranchPhone} /> },
  ];
  return (
    <>
      <PageHeader title="Recall of your beef" lead={`Started on ${customerDate(createdAt)}.`} back={back} />
      <Told advice={advice} reason={reason} />
      <Section title="Your beef">
        <Table caption="Your beef" columns={columns} rows={shares} rowKey={keyOf} />
        <Text tone="soft">If you gave some of it to others, tell them, too.</Text>
      </Section>
    </>
  );
}

const keyOf = ({ animalId, claimId }: Share) => `${animalId} ${claimId}`;

function Told({ advice, reason }: Pick<Recalled, 'advice' | 'reason'>) {
  return (
    <>
      <Notice tone="danger" title="What to do">
        <p>{advice}</p>
      </Notice>
      <Section title="Why">
        <Text>{reason}</Text>
      </Section>
    </>
  );
}

const ranchColumns: TableColumn<Share>[] = [
  {
    key: 'family',
    header: 'Family',
    primary: true,
    cell: ({ name, orderId, keptByRanch }) =>
      orderId ? `${name}, order #${orderId}` : keptByRanch ? `Kept by ${name}` : 'Nobody',
  },
  { key: 'phone', header: 'Phone', plain: true, cell: ({ phone }) => <Phone number={phone} /> },
  { key: 'animal', header: 'Animal', cell: (share) => `${share.tag}, ${shareOf(share).toLowerCase()}` },
  { key: 'origin', header: 'Harvested', cell: originOf },
  {
    key: 'read',
    header: 'Read',
    plain: true,
    cell: ({ orderId, readAt }) => orderId && (readAt ? customerDate(readAt) : <Badge tone="warning">Not yet</Badge>),
  },
];

function ForRanch({ recall }: { recall: Recalled }) {
  const { id, foundBy, rancher, createdAt, families, readBy, shares, advice, reason } = recall;
  return (
    <>
      <PageHeader
        title="Recall"
        lead={`Of ${foundBy}. ${rancher?.ranchName ?? BRAND} started it on ${customerDate(createdAt)}.`}
        back={back}
        actions={<ButtonLink href={`/api/recalls/${id}/families.csv`}>Download CSV</ButtonLink>}
      />
      <Told advice={advice} reason={reason} />
      <Section title={`${readBy} of ${families} families have read it`}>
        <Text tone="soft">Call those who haven't. The CSV is for the agency.</Text>
        <Table caption="Who has the beef" columns={ranchColumns} rows={shares} rowKey={keyOf} compactLayout="lines" />
      </Section>
    </>
  );
}
