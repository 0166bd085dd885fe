import { Button, type ButtonProps } from '../../ui/Button';
import { useUrlDialog } from '../useUrlDialog';
import { loadOrderDialog } from './loadOrderDialog';

/** To the order request, over the page. */
export function OrderNow(look: Pick<ButtonProps, 'size' | 'wide'>) {
  const { value, open } = useUrlDialog('dialog');
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      aria-expanded={value === 'order'}
      onPointerEnter={loadOrderDialog}
      onFocus={loadOrderDialog}
      onClick={() => open('order')}
      {...look}
    >
      Order Now
    </Button>
  );
}
