import { rejectForm } from '../../../rules/ranches/rejectForm';
import { each, together, view, within } from '../present/view';
import { row } from '../row';
import { profileRow } from './ranchers';
import * as graph from './ranchers.generated';
import { ranch } from './ranchView';

type Approval = graph.RestApproveRancherMutation['approveRancher'];

/** What admins do with ranches. */
export const adminRancherRows = [
  row('GET /admin/ranchers', {
    summary: 'All ranches in any state.',
    operation: graph.RestAllRanchersDocument,
    answer: 'admin.ranchers',
    view: each(ranch),
  }),
  row('PUT /ranchers/:id/approve', {
    summary: 'Makes a ranch visible to customers.',
    operation: graph.RestApproveRancherDocument,
    view: together(within<Approval>('rancher', ranch), view<Approval>(null, { without: ['rancher'] })),
  }),
  row('PUT /admin/ranchers/:id/suspend', {
    summary: 'Hides an approved ranch from customers.',
    operation: graph.RestSuspendRancherDocument,
    view: ranch,
  }),
  row('PUT /admin/ranchers/:id/reject', {
    summary: 'Turns a pending ranch down.',
    operation: graph.RestRejectRancherDocument,
    form: rejectForm,
    view: ranch,
  }),
  row('PUT /admin/ranchers/:id/profile', {
    ...profileRow,
    operationId: 'updateAnyRancherProfile',
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
  }),
];
