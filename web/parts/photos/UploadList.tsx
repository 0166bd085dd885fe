import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, hairline, radius, size, space } from '../../theme/tokens';
import { IconButton } from '../../ui/button/IconButton';
import { Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import type { Upload } from './useUploads';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(1.5)};
  align-items: center;
  min-height: 60px;
  padding: ${space(1)} ${space(1.5)};
  border: ${hairline};
  border-radius: ${radius};
  font-size: ${size[15]};
`;

const Name = styled.p`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.progress`
  grid-column: 1 / -1;
  width: 100%;
  height: 6px;
  accent-color: ${color.pasture};
`;

export function UploadList({ uploads, onDismiss }: { uploads: Upload[]; onDismiss: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label="Uploads">
      {uploads.map((upload) =>
        upload.error ? (
          <Row key={upload.id}>
            <div role="alert">
              <Name>{upload.name}</Name>
              <Text tone="danger">{upload.error}</Text>
            </div>
            <IconButton icon={X} label={`Dismiss ${upload.name}`} onClick={() => onDismiss(upload.id)} />
          </Row>
        ) : (
          <UploadProgress key={upload.id} upload={upload} />
        ),
      )}
    </Stack>
  );
}

function UploadProgress({ upload: { name, progress } }: { upload: Upload }) {
  const isSent = progress === 1;
  return (
    <Row>
      <Name>{name}</Name>
      <Text tone="soft">{isSent ? 'Preparing…' : `${Math.floor(progress * 100)}%`}</Text>
      <Bar aria-label={`Uploading ${name}`} value={isSent ? undefined : progress} />
    </Row>
  );
}
