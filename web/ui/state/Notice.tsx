import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size, space } from '../../theme/tokens';
import { tones } from '../text/tones';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` if the message results from what the person just did. */
  role?: 'alert' | 'status';
}

const Root = styled.div<{ $tone: keyof typeof icons }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1.5)} ${space(2)};
  border-left: 4px solid ${({ $tone }) => tones[$tone].text};
  border-radius: ${radius};
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${size[15]};

  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 2px;
  }
`;

const Content = styled.div`
  flex: 1 1 240px;
`;

const Title = styled.p`
  font-weight: 700;
`;

/** A message in the page that stays until it no longer applies. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={role}>
      <Icon size={20} aria-hidden />
      <Content>
        {title && <Title>{title}</Title>}
        {children}
      </Content>
      {action}
    </Root>
  );
}
