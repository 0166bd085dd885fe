import type { LucideIcon } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';

interface NoRanchersYetProps {
  icon: LucideIcon;
  title: string;
  /** Says how ranches get onto the list. */
  text: string;
}

/** Shown in place of an empty list to which people add ranches themselves. */
export function NoRanchersYet({ icon: Icon, title, text }: NoRanchersYetProps) {
  return (
    <EmptyState
      picture={<Icon size={32} aria-hidden />}
      title={title}
      text={text}
      action={
        <ButtonLink to={paths.findRancher} variant="primary">
          Find Ranchers
        </ButtonLink>
      }
    />
  );
}
