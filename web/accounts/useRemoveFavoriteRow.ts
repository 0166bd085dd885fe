import { messageOf } from '../errors/messageOf';
import { useRemoveFavorite } from '../favorites/useRemoveFavorite';
import { useToast } from '../ui/useToast';

export function useRemoveFavoriteRow(viewerId: string) {
  const { remove } = useRemoveFavorite();
  const { toast } = useToast();

  return async (rancherId: string) => {
    try {
      await remove(viewerId, rancherId);
    } catch (error) {
      toast({ title: 'Failed to remove favorite', description: messageOf(error), variant: 'destructive' });
    }
  };
}
