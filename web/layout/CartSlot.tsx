import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { loadInGraph } from '../loadInGraph';
import { touch } from '../theme/tokens';
import { patient } from '../ui/patient';

const CartButton = lazy(patient(() => loadInGraph(() => import('../cart/CartButton'))));

const Root = styled.div`
  display: grid;
  place-items: center;
  min-width: ${touch};
  min-height: ${touch};
`;

/** The cart's place in the header. Its code comes after the page's. */
export function CartSlot() {
  return (
    <Root>
      <Suspense>
        <CartButton />
      </Suspense>
    </Root>
  );
}
