import { useLiveOrders } from './useLiveOrders';

/** Shows nothing itself: it tells of new orders, whatever screen a rancher is on. */
export default function LiveOrders() {
  useLiveOrders();
  return null;
}
