import type { ReactNode } from 'react';
import type { PaperName } from '../../../rules/papers/Paper';
import { paths } from '../../paths';
import { TextLink } from '../../ui/text/Link';

/** A link to a paper in a new tab, so that nothing typed is lost. */
export function PaperLink({ to, children }: { to: PaperName; children: ReactNode }) {
  return (
    <TextLink to={paths[to]} target="_blank">
      {children}
    </TextLink>
  );
}
