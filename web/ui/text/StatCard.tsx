import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { smallCaps, tabular } from '../../theme/mixins';
import { color, font, media, size, space } from '../../theme/tokens';
import { Card } from '../layout/Card';
import { StretchedLink } from '../layout/StretchedLink';

interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Links to what the number counts. */
  to?: string;
  icon?: LucideIcon;
}

const Label = styled.p`
  ${smallCaps}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-bottom: ${space(1)};
  border-bottom: 1px solid ${color.line};
  color: ${color.soft};

  a {
    color: inherit;
  }
`;

const Value = styled.p`
  ${tabular}
  margin-top: ${space(1)};
  font-family: ${font.heading};
  font-size: ${size[38]};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.15;

  ${media.phone} {
    font-size: ${size[28]};
  }
`;

const Note = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
`;

/** A number with its label and link. */
export function StatCard({ label, value, note, to, icon: Icon }: StatCardProps) {
  return (
    <Card interactive={Boolean(to)}>
      <Label>
        {to ? <StretchedLink to={to}>{label}</StretchedLink> : label}
        {Icon && <Icon size={18} aria-hidden />}
      </Label>
      <Value>{value}</Value>
      {note && <Note>{note}</Note>}
    </Card>
  );
}
