import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/text/Text';
import { TextLink } from '../../ui/text/TextLink';
import { AuditTable } from '../audit/AuditTable';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { type AuditRecord, useAdminAddress } from '../useAdminAddress';

interface SupportAuditProps {
  entries: AuditTable_entryFragment[];
  /** What narrows the log to all of the record's entries. */
  narrowing: { by: string } | { about: AuditRecord };
}

/** The newest entries of the log, and a link to the rest. */
export function SupportAudit({ entries, narrowing }: SupportAuditProps) {
  const { addressWith } = useAdminAddress();
  const all = { act: undefined, by: '', about: undefined, ...narrowing };
  const toLog = addressWith({ tab: 'audit', support: '', search: '', ...all });
  return (
    <Section title="Audit Log" level={3} actions={<TextLink to={toLog}>Open in the audit log</TextLink>}>
      {entries.length > 0 ? <AuditTable entries={entries} /> : <Text tone="soft">No entries yet.</Text>}
    </Section>
  );
}

interface Listed {
  nodes: readonly unknown[];
  totalCount: number;
}

/** 'Orders (3)', or 'Orders (the newest 20 of 45)' if not all are shown. */
export function countedTitle(noun: string, { nodes, totalCount }: Listed): string {
  const count = nodes.length < totalCount ? `the newest ${nodes.length} of ${totalCount}` : totalCount;
  return `${noun} (${count})`;
}
