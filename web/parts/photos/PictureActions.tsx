import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Cluster } from '../../ui/layout/arrange';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/Text';

interface PictureActionsProps {
  /** What the screen calls a picture, like 'photo'. */
  noun: string;
  /** The picture's place from 1. The first picture is the main one. */
  place: number;
  onMakeMain: () => void;
  onRemove: () => void;
}

/** Makes one of a ranch's pictures the main one, or removes it. */
export function PictureActions({ noun, place, onMakeMain, onRemove }: PictureActionsProps) {
  return (
    <Cluster justify="between">
      {place === 1 ? (
        <Badge tone="success">{`Main ${noun}`}</Badge>
      ) : (
        <Button variant="quiet" size="small" onClick={onMakeMain}>
          Make Main
          <VisuallyHidden>{` ${noun} ${place}`}</VisuallyHidden>
        </Button>
      )}
      <IconButton icon={Trash2} label={`Remove ${noun} ${place}`} size="small" onClick={onRemove} />
    </Cluster>
  );
}
