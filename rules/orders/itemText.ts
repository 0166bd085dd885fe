import type { ItemType } from '../words/vocabulary';

type Item = { quantity: number; type: ItemType; name: string };

/** '2 × Half Cow', or '4 lb × Ribeye' of a cut, which is ordered by the pound. */
export const itemText = ({ quantity, type, name }: Item): string =>
  `${quantity}${type === 'SELECT_CUT' ? ' lb' : ''} × ${name}`;
