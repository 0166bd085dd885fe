import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { PHOTO_TYPES } from '../../../rules/ranches/photoFile';
import { color, edge, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Cluster } from '../../ui/layout/arrange';
import { Spinner } from '../../ui/state/Spinner';
import type { AddedPhoto, useAddedPhotos } from './useAddedPhotos';

type Photos = ReturnType<typeof useAddedPhotos>;

export function AddPhotos({ add, isFull }: Pick<Photos, 'add' | 'isFull'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Photos"
        hidden
        multiple
        accept={PHOTO_TYPES.join()}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon={ImagePlus} disabled={isFull} onClick={() => input.current?.click()}>
        Add Photos
      </Button>
    </>
  );
}

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: ${space(0.5)} ${space(1)};
  border: ${edge} solid ${color.line};
  border-radius: ${radius};
  font-size: ${size[15]};
`;

const Thumb = styled.img`
  width: 56px;
  height: 56px;
  border-radius: ${radius};
  object-fit: cover;
`;

export function AddedPhotos({ added, remove, retry }: Pick<Photos, 'added' | 'remove' | 'retry'>) {
  if (added.length === 0) return null;
  return (
    <Cluster as="ul" aria-label="Added photos">
      {added.map((photo) => (
        <Card key={photo.key}>
          <PhotoState photo={photo} onRetry={() => retry(photo)} />
          <IconButton icon={X} label={`Remove ${photo.file.name}`} onClick={() => remove(photo.key)} />
        </Card>
      ))}
    </Cluster>
  );
}

function PhotoState({ photo: { url, file, error }, onRetry }: { photo: AddedPhoto; onRetry: () => void }) {
  if (url) return <Thumb src={url} alt={file.name} />;
  if (!error) return <Spinner size={20} label={`Uploading ${file.name}`} />;
  return (
    <>
      <span role="alert">{error}</span>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}
