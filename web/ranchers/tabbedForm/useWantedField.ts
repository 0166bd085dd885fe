import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAddress } from '../useAddress';

/** `&field=shippingFee` leads to that field of the ranch, once. */
export function useWantedField(root: RefObject<HTMLElement | null>) {
  const { params, change } = useAddress();
  const wanted = params.get('field');

  const go = useEffectEvent((name: string) => {
    const field = root.current?.closest('form')?.elements.namedItem(`rancher.${name}`);
    if (field instanceof HTMLElement) field.focus();
    const withoutIt = (next: URLSearchParams) => {
      next.delete('field');
      return next;
    };
    change(withoutIt, { replace: true });
  });

  useEffect(() => {
    if (wanted) go(wanted);
  }, [wanted]);
}
