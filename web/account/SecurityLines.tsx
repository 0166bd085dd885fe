import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/tokens';
import { Text } from '../ui/text/Text';

/** One of the things that let a person in, with what can be done about it. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(1)};

  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

export const Lines = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** What it is, and in smaller letters how it stands. */
export function LineText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text strong>{title}</Text>
      <Text size={13} tone="soft">
        {children}
      </Text>
    </div>
  );
}
