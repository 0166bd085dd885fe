import DeliveryFields from '../fields/DeliveryFields';
import type { FormTab } from '../tabbedForm/formTab';
import { EditorProducts } from './EditorProducts';
import { EditorRaising } from './EditorRaising';
import { EditorRanch } from './EditorRanch';

export const editorTabs: readonly FormTab[] = [
  { value: 'ranch', label: 'Ranch Details', groups: ['identity', 'facts'], Fields: EditorRanch },
  { value: 'products', label: 'Products', groups: ['offers'], Fields: EditorProducts },
  { value: 'raising', label: 'Raising Practices', groups: ['practices'], Fields: EditorRaising },
  { value: 'delivery', label: 'Shipping & Delivery', groups: ['delivery'], Fields: DeliveryFields },
];
