import { AuditTable } from '../audit/AuditTable';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { useAdminParams } from '../platform/useAdminParams';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

interface SupportAuditProps {
  entries: AuditTable_entryFragment[];
  /** How the log is narrowed to all of them. */
  all: Record<string, string>;
}

/** What the log says, and the way to the rest of it. */
export function SupportAudit({ entries, all }: SupportAuditProps) {
  const { addressWith } = useAdminParams();
  const toLog = addressWith({ tab: 'audit', support: null, search: null, act: null, by: null, about: null, ...all });
  return (
    <Section title="Audit Log" level={3} actions={<TextLink to={toLog}>Open in the audit log</TextLink>}>
      {entries.length > 0 ? <AuditTable entries={entries} /> : <Text tone="soft">No entries yet.</Text>}
    </Section>
  );
}
