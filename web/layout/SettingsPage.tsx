import type { ReactNode } from 'react';
import { paths } from '../paths';
import { Page, PageHeader } from '../ui/layout/Page';

interface SettingsPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of a screen that Profile Settings links to, with a link back. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} back={{ to: paths.profile, label: 'Profile Settings' }} />
      {children}
    </Page>
  );
}
