import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlDialog } from '../../address/useUrlDialog';
import { paths } from '../../paths';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const EditPhotosDialog = lazyDialog(() => import('./EditPhotosDialog'));

/** The photo editor of the rancher's own ranch, open while the URL has `?dialog=photos`. */
export function PhotosDialog() {
  const dialog = useUrlDialog('dialog');
  const open = dialog.value === 'photos';
  useProfileInHistory(open);
  return <EditPhotosDialog open={open} onReopen={() => dialog.open('photos')} onClose={() => dialog.close()} />;
}

/** Adds the profile to the history if the dialog was opened by its URL, since closing the dialog goes back. */
function useProfileInHistory(open: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isInHistory = useRef(false);
  const addProfile = useEffectEvent(() => {
    if (open && !state?.opened) {
      if (!isInHistory.current) navigate(paths.profile, { replace: true });
      navigate(paths.editPhotos, { replace: isInHistory.current, state: { opened: 'dialog' } });
    }
    isInHistory.current = true;
  });
  // Links on the page open the dialog too, so this runs whenever it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it opens
  useEffect(() => addProfile(), [open]);
}
