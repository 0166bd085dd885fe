import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrorsOf } from '../errors/fieldErrorsOf';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import { UpdateRanchPhotosDocument } from './UpdateRanchPhotos.generated';
import type { Photo } from './usePhotoList';

/** Saves the list as it is; on failure it stays open, with what is wrong. */
export function useSavePhotos(rancherId: string, onSaved: () => void) {
  const [updateRanchPhotos, { loading }] = useMutation(UpdateRanchPhotosDocument);
  const [failure, setFailure] = useState<string>();
  const { toast } = useToast();

  const save = async (photos: Photo[]) => {
    setFailure(undefined);
    try {
      await updateRanchPhotos({ variables: { rancherId, photos } });
      toast({ title: 'Photos Saved', description: 'This is how families see your ranch now.' });
      onSaved();
    } catch (error) {
      setFailure(failureOf(error));
      toast({ title: 'Failed to save photos', description: messageOf(error), variant: 'destructive' });
    }
  };

  return { save, isSaving: loading, failure };
}

/** A photo that was refused is named by its place. */
function failureOf(error: unknown): string {
  const refused = Object.entries(fieldErrorsOf(error)).map(([field, message]) => {
    const place = /^photos\[(\d+)\]/.exec(field)?.[1];
    return place ? `Photo ${Number(place) + 1}: ${message}` : message;
  });
  return refused.join(' ') || messageOf(error);
}
