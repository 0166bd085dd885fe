import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/tokens';
import { Text } from '../ui/text/Text';

/** A row of the account's security settings, like a device or a passkey, with its buttons. */
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

/** A row's title, with its status in smaller text. */
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
