import { rejectForm } from '../../../rules/ranches/rejectForm';
import type { MutationRejectRancherArgs } from '../../resolverTypes.generated';
import { each, together, view, within } from '../present/view';
import { ofRanch, seesFigures } from '../read/RestRequest';
import { argumentsOf } from '../read/readInput';
import { argumentsAt, queryOf } from '../read/readQuery';
import { listRow, row } from '../row';
import { profileBody, profileOf } from './ranchers';
import {
  RestAllRanchersDocument,
  type RestAllRanchersQueryVariables,
  RestApproveRancherDocument,
  type RestApproveRancherMutation,
  RestRejectRancherDocument,
  RestSuspendRancherDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { ranch } from './ranchView';

type Approval = RestApproveRancherMutation['approveRancher'];

const search = queryOf<Pick<RestAllRanchersQueryVariables, 'search'>>(argumentsAt('Admin.ranchers', 'search'));
const rejection = argumentsOf<Pick<MutationRejectRancherArgs, 'reason'>>('rejectRancher', rejectForm);

/** What admins do with ranches. */
export const adminRancherRows = [
  listRow({
    method: 'GET',
    path: '/admin/ranchers',
    summary: 'All ranches in any state.',
    query: search.query,
    operation: RestAllRanchersDocument,
    variables: (request) => ({ ...search.variables(request), figures: seesFigures(request) }),
    list: 'admin.ranchers',
    view: each(ranch),
  }),
  row({
    method: 'PUT',
    path: '/ranchers/:id/approve',
    summary: 'Makes a ranch visible to customers.',
    operation: RestApproveRancherDocument,
    variables: ofRanch,
    answer: 'approveRancher',
    view: together(within<Approval>('rancher', ranch), view<Approval>(null, { without: ['rancher'] })),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/suspend',
    summary: 'Hides an approved ranch from customers.',
    operation: RestSuspendRancherDocument,
    variables: ofRanch,
    answer: 'suspendRancher',
    view: ranch,
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/reject',
    summary: 'Turns a pending ranch down.',
    body: rejection.body,
    operation: RestRejectRancherDocument,
    variables: async (request) => ({ ...(await rejection.variables(request)), ...ofRanch(request) }),
    answer: 'rejectRancher',
    view: ranch,
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/profile',
    operationId: 'updateAnyRancherProfile',
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
    body: profileBody,
    operation: RestUpdateRancherProfileDocument,
    variables: profileOf,
    answer: 'updateRancherProfile',
    view: ranch,
  }),
];
