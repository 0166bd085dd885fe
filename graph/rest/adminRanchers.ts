import { rejectForm } from '../../rules/rejectForm';
import type { MutationRejectRancherArgs } from '../resolverTypes.generated';
import { argumentBody } from './openapi/inputSchema';
import { parameters } from './openapi/parameters';
import { object } from './openapi/shape';
import { presentRancher, rancherShape } from './presentRancher';
import {
  RestAllRanchersDocument,
  RestApproveRancherDocument,
  RestRejectRancherDocument,
  RestSuspendRancherDocument,
  RestUpdateRancherProfileDocument,
} from './ranchers.generated';
import { readArguments } from './readInput';
import { profileBody, readProfile } from './readProfile';
import { listRow, row } from './row';
import { seesFigures } from './seesFigures';

/** What admins do with ranches. */
export const adminRancherRows = [
  listRow({
    method: 'GET',
    path: '/admin/ranchers',
    summary: 'All ranches in any state.',
    query: parameters({ search: 'Admin.ranchers(search:)' }),
    operation: RestAllRanchersDocument,
    variables: (request) => ({ search: request.query.search, figures: seesFigures(request) }),
    connection: ({ admin }) => admin.ranchers,
    presentNode: presentRancher,
    answer: rancherShape,
  }),
  row({
    method: 'PUT',
    path: '/ranchers/:id/approve',
    summary: 'Makes a ranch visible to customers.',
    operation: RestApproveRancherDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ approveRancher: { rancher, tempPasswordGenerated } }) => ({
      ...presentRancher(rancher),
      tempPasswordGenerated,
    }),
    answer: ({ approveRancher }) => {
      const { rancher, tempPasswordGenerated } = approveRancher.properties;
      return object({ ...rancherShape(rancher).properties, tempPasswordGenerated });
    },
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/suspend',
    summary: 'Hides an approved ranch from customers.',
    operation: RestSuspendRancherDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ suspendRancher }) => presentRancher(suspendRancher),
    answer: ({ suspendRancher }) => rancherShape(suspendRancher),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/reject',
    summary: 'Turns a pending ranch down.',
    body: argumentBody({ reason: 'Mutation.rejectRancher(reason:)' }),
    operation: RestRejectRancherDocument,
    variables: async ({ params, body }) => ({
      ...(await readArguments<Pick<MutationRejectRancherArgs, 'reason'>>('rejectRancher', rejectForm, body)),
      rancherId: params.id!,
    }),
    present: ({ rejectRancher }) => presentRancher(rejectRancher),
    answer: ({ rejectRancher }) => rancherShape(rejectRancher),
  }),
  row({
    method: 'PUT',
    path: '/admin/ranchers/:id/profile',
    operationId: 'updateAnyRancherProfile',
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
    body: profileBody,
    operation: RestUpdateRancherProfileDocument,
    variables: async (request) => ({ rancherId: request.params.id!, input: await readProfile(request) }),
    present: ({ updateRancherProfile }) => presentRancher(updateRancherProfile),
    answer: ({ updateRancherProfile }) => rancherShape(updateRancherProfile),
  }),
];
