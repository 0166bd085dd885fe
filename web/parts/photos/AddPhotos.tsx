import { type DragEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, radius, space, tabular } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/arrange';
import { OnWideScreens } from '../../ui/layout/onScreens';
import { Text } from '../../ui/text/Text';
import { PhotoButtons } from './PhotoButtons';

interface AddPhotosProps {
  count: number;
  max: number;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  border: 1px dashed ${color.strongLine};
  border-radius: ${radius};
  text-align: center;
`;

const Count = styled(Text)`
  ${tabular}
`;

export function AddPhotos({ count, max, isFull, onFiles }: AddPhotosProps) {
  return (
    <Root>
      <Count strong role="status">{`${count} of ${max}`}</Count>
      <Cluster justify="center">
        <PhotoButtons chooseLabel="Add Photos" takeLabel="Take Photo" multiple disabled={isFull} onFiles={onFiles} />
      </Cluster>
      <Text tone="soft" size={15}>
        {isFull
          ? `You've reached the limit of ${max} photos. Remove one to add another.`
          : 'JPEG, PNG or WebP, up to 10 MB each.'}
        {!isFull && <OnWideScreens> You can also drop them here.</OnWideScreens>}
      </Text>
    </Root>
  );
}

const Area = styled.div<{ $over: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(2.5)};
  border-radius: ${radius};
  outline: 2px dashed ${({ $over }) => ($over ? color.focus : 'transparent')};
  outline-offset: ${space(1)};
`;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts photos that are dropped anywhere on it. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <Area
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
    </Area>
  );
}
