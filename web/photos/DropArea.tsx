import { type DragEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const Root = styled.div<{ $over: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(2.5)};
  border-radius: ${radius};
  outline: 2px dashed ${({ $over }) => ($over ? color.focus : 'transparent')};
  outline-offset: ${space(1)};
`;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Root
      $over={isOver}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Root>
  );
}
