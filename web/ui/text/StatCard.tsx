import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, edge, font, media, size, smallCaps, space, tabular } from '../../theme/tokens';
import { Card } from '../layout/Card';
import { StretchedLink } from '../layout/StretchedLink';

interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** The link to what the number counts. */
  to?: string;
  icon?: LucideIcon;
  /** Makes the card so narrow on phones that four fit in a row. */
  compact?: boolean;
}

interface Compactable {
  $compact: boolean;
}

const Root = styled(Card)<Compactable>`
  ${({ $compact }) =>
    $compact &&
    css`
      ${media.phone} {
        padding: ${space(1)} ${space(0.5)};
        text-align: center;
      }
    `}
`;

const Label = styled.p<Compactable>`
  ${smallCaps}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-bottom: ${space(1)};
  border-bottom: ${edge} solid ${color.line};
  color: ${color.soft};

  a {
    color: inherit;
  }

  ${({ $compact }) =>
    $compact &&
    css`
      ${media.phone} {
        justify-content: center;
        padding: 0;
        border: 0;
        letter-spacing: 0;
        text-transform: none;
      }
    `}
`;

const Value = styled.p<Compactable>`
  ${tabular}
  margin-top: ${space(1)};
  font-family: ${font.heading};
  font-size: ${size[38]};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.15;

  ${media.phone} {
    ${({ $compact }) => $compact && css`margin: 0;`}
    font-size: ${({ $compact }) => size[$compact ? 21 : 28]};
  }
`;

const Note = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
`;

export function StatCard({ label, value, note, to, icon: Icon, compact = false }: StatCardProps) {
  return (
    <Root interactive={Boolean(to)} $compact={compact}>
      <Label $compact={compact}>
        {to ? <StretchedLink to={to}>{label}</StretchedLink> : label}
        {Icon && <Icon size={18} aria-hidden />}
      </Label>
      <Value $compact={compact}>{value}</Value>
      {note && <Note>{note}</Note>}
    </Root>
  );
}
