import { useQuery } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { EditPhotosDialogDocument } from './EditPhotosDialog.generated';
import { PhotosEditor, type PhotosEditorProps } from './PhotosEditor';

const ROWS = ['first', 'second', 'third'];

/** It is always asked for anew: an editor must not start from what is old. */
export function LoadPhotos(props: Omit<PhotosEditorProps, 'ranch'>) {
  const { data, error, refetch } = useQuery(EditPhotosDialogDocument, { fetchPolicy: 'network-only' });
  const ranch = data?.viewer?.ranch;
  if (ranch) return <PhotosEditor ranch={ranch} {...props} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch().catch(() => {})} />;
  return (
    <SkeletonGroup label="Loading your photos">
      <Stack>
        {ROWS.map((row) => (
          <Skeleton key={row} height="112px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
