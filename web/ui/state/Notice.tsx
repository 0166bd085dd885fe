import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { tones } from '../text/Badge';

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

interface FailureNoticeProps {
  title: string;
  children: ReactNode;
  onRetry: () => void;
}

/** Says that the person's last request has failed, and offers to try again. */
export function FailureNotice({ title, children, onRetry }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert" title={title} action={<Button onClick={onRetry}>Try Again</Button>}>
      {children}
    </Notice>
  );
}

/** Says what couldn't be loaded while the rest of the screen still works, and offers to try again. */
export function RetryNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

interface StaleNoticeProps {
  /** Names the outdated content, like 'your orders'. */
  of: string;
  onRetry: () => void;
}

/** Shown above outdated content that couldn't be refreshed. */
export function StaleNotice({ of, onRetry }: StaleNoticeProps) {
  return <RetryNotice onRetry={onRetry}>Couldn't refresh {of}. Showing the last version.</RetryNotice>;
}
