import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useLast } from '../ranchers/useLast';
import { useUrlDialog } from '../ranchers/useUrlDialog';
import { patient } from '../ui/patient';

const EditPhotosDialog = lazy(patient(() => import('./EditPhotosDialog')));

/** The gallery editor of the rancher's own ranch, where the address asks for it: `?dialog=photos`. */
export function PhotosDialog() {
  const dialog = useUrlDialog('dialog');
  const open = dialog.value === 'photos';
  const wanted = useLast(open || null);
  usePageBehind(open);
  return (
    <Suspense>
      {wanted && <EditPhotosDialog open={open} onReopen={() => dialog.open('photos')} onClose={() => dialog.close()} />}
    </Suspense>
  );
}

/** Closing the dialog goes back to the page: for who comes right to the dialog, the page is put behind it. */
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
  // Plain links on the page open it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it opens
  useEffect(() => putPageBehind(), [open]);
}
