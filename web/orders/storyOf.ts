import { orderStory } from '../../rules/orders/story/orderStory';
import { serverTime } from '../session/serverTime';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';

export const storyOf = (order: CustomerOrderCard_orderFragment) => orderStory(order, new Date(serverTime.now()));
