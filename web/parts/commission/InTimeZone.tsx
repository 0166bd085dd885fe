import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { timeZoneLabel } from '../../../rules/time/timeZone';
import { QueryState } from '../../errors/QueryState';
import { Text } from '../../ui/text/Text';
import { PlatformTimeZoneDocument } from './PlatformTimeZone.generated';

interface InTimeZoneProps {
  /** Shown until the time zone has loaded. By default, the skeleton of a text with this label, or a spinner. */
  loading?: ReactNode;
  label?: string;
  children: (timeZone: string) => ReactNode;
}

/** Loads the platform's time zone, in which the ledger's days and months start. */
export function InTimeZone({ loading, label, children }: InTimeZoneProps) {
  const { data, error, loading: isLoading, refetch } = useQuery(PlatformTimeZoneDocument);
  if (data) return children(data.timeZone);
  return (
    <QueryState error={isLoading ? undefined : error} refetch={refetch} label={label}>
      {loading}
    </QueryState>
  );
}

/** Names the time zone of a screen's days or times. */
export function TimeZoneNote({ what }: { what: 'Days and months' | 'Times of payment requests' }) {
  return (
    <InTimeZone loading={null}>
      {(timeZone) => <Text tone="soft" size={15}>{`${what} are in ${timeZoneLabel(timeZone)}.`}</Text>}
    </InTimeZone>
  );
}
