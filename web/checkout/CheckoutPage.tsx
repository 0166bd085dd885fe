import { useParams, useSearchParams } from 'react-router-dom';
import { InvalidRancher } from '../ranchers/page/InvalidRancher';
import { Checkout } from './Checkout';
import { OrderPlaced } from './OrderPlaced';

/** The order request to one ranch; `?placed=12` shows what came of it, also after a reload. */
export default function CheckoutPage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const placed = search.get('placed');
  if (!/^\d+$/.test(id)) return <InvalidRancher />;
  if (placed) return <OrderPlaced orderId={placed} rancherId={id} />;
  return <Checkout key={id} rancherId={id} onPlaced={(orderId) => setSearch({ placed: orderId }, { replace: true })} />;
}
