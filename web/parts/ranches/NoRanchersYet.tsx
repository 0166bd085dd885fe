import type { LucideIcon } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/state/EmptyState';

interface NoRanchersYetProps {
  icon: LucideIcon;
  title: string;
  /** How ranches get here. */
  text: string;
}

/** In place of a list of ranches that the visitor picks themselves. */
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
