import { Section } from '../../ui/layout/Section';
import { type Total, totalText } from '../../ui/table/LoadMore';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { AuditTable } from '../audit/AuditTable';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { type AuditRecord, useAdminUrlState } from '../useAdminUrlState';

interface SupportAuditProps {
  entries: AuditTable_entryFragment[];
  /** The filter of the log that finds all of the record's entries. */
  filter: { by: string } | { about: AuditRecord };
}

/** Shows the newest entries of the log, with a link to the rest. */
export function SupportAudit({ entries, filter }: SupportAuditProps) {
  const { urlWith } = useAdminUrlState();
  const all = { act: undefined, by: '', about: undefined, ...filter };
  const toLog = urlWith({ tab: 'audit', support: '', search: '', ...all });
  return (
    <Section title="Audit Log" level={3} actions={<TextLink to={toLog}>Open in the audit log</TextLink>}>
      {entries.length > 0 ? <AuditTable entries={entries} /> : <Text tone="soft">No entries yet.</Text>}
    </Section>
  );
}

interface Listed extends Total {
  nodes: readonly unknown[];
}

/** Returns 'Orders (3)', or 'Orders (the newest 20 of 45)' if not all of them are shown. */
export function countedTitle(noun: string, listed: Listed): string {
  const shown = listed.nodes.length;
  const total = totalText(listed);
  return `${noun} (${shown < listed.totalCount ? `the newest ${shown} of ${total}` : total})`;
}
