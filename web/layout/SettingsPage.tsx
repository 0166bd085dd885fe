import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Page, PageHeader } from '../ui/layout/Page';

/** The layout of a screen that Profile Settings links to, with a link back. */
export function SettingsPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} back={{ to: paths.profile, label: 'Profile Settings' }} />
      {children}
    </Page>
  );
}
