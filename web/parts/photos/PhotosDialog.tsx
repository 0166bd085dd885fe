import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlDialog } from '../../address/useUrlDialog';
import { paths } from '../../paths';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const EditPhotosDialog = lazyDialog(() => import('./EditPhotosDialog'));

/** The photo editor of the rancher's own ranch, open while the address says `?dialog=photos`. */
export function PhotosDialog() {
  const dialog = useUrlDialog('dialog');
  const open = dialog.value === 'photos';
  usePageBehind(open);
  return <EditPhotosDialog open={open} onReopen={() => dialog.open('photos')} onClose={() => dialog.close()} />;
}

/** Closing the dialog goes back in the history. For someone who opened the dialog by its address, this puts the page there first. */
function usePageBehind(open: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isPageBehind = useRef(false);
  const putPageBehind = useEffectEvent(() => {
    if (open && !state?.opened) {
      if (!isPageBehind.current) navigate(paths.profile, { replace: true });
      navigate(paths.editPhotos, { replace: isPageBehind.current, state: { opened: 'dialog' } });
    }
    isPageBehind.current = true;
  });
  // Links on the page open the dialog too, so this runs whenever it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it opens
  useEffect(() => putPageBehind(), [open]);
}
