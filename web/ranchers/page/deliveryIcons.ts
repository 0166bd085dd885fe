import { type LucideIcon, MapPin, Package, Truck } from 'lucide-react';
import type { ShippingMethod } from '../../../rules/vocabulary';

export const deliveryIcons: Record<ShippingMethod, LucideIcon> = {
  LOCAL_PICKUP: MapPin,
  LOCAL_DELIVERY: Truck,
  SHIPPING: Package,
};
