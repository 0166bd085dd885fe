import { beefPricesInput } from '../../../rules/products/beefPricesForm';
import { registerRancherInput } from '../../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../../rules/ranches/rancherProfileForm';
import { rejectForm } from '../../../rules/ranches/rejectForm';
import { seesFiguresOfRanch } from '../read/RestRequest';
import { row } from '../row';
import * as ranchers from './ranchers.generated';
import { application, nearZip, profile } from './ranchRequests';
import { approval } from './views';

/** The endpoints of ranches. */
export const rancherRows = [
  row('GET /ranchers', ranchers.RestRanchersDocument, {
    summary: 'Approved ranches, by filter and order.',
    ...nearZip,
  }),
  // This comes before /ranchers/:id, which would read 'profile' as an id.
  row('GET /ranchers/profile', ranchers.RestOwnRancherDocument, {
    summary: "The signed-in rancher's own ranch.",
    to: ['RANCHER'],
  }),
  row('GET /ranchers/:id', ranchers.RestRancherDocument, {
    summary: 'One ranch; commission figures only for its rancher and admins.',
    variables: { figures: seesFiguresOfRanch },
  }),
  row('POST /ranchers', ranchers.RestRegisterRancherDocument, {
    summary: 'Makes a rancher account with its ranch, which then awaits approval; prices in cents.',
    status: 201,
    form: registerRancherInput,
    body: application,
  }),
  row('PATCH /ranchers/:id', ranchers.RestUpdateRancherProfileDocument, {
    summary: 'Changes the profile of a ranch; prices in cents.',
    form: rancherProfileInput,
    body: profile,
  }),
  row('POST /ranchers/update-prices', ranchers.RestUpdatePricesDocument, {
    summary: 'Sets the prices of shares in cents: above 0 offers, 0 does not, left out stays.',
    form: beefPricesInput,
  }),
  row('GET /admin/ranchers', ranchers.RestAllRanchersDocument, { summary: 'All ranches in any state.' }),
  row('PUT /ranchers/:id/approve', ranchers.RestApproveRancherDocument, {
    summary: 'Makes a ranch visible to customers.',
    view: approval,
  }),
  row('PUT /admin/ranchers/:id/suspend', ranchers.RestSuspendRancherDocument, {
    summary: 'Hides an approved ranch from customers.',
  }),
  row('PUT /admin/ranchers/:id/reject', ranchers.RestRejectRancherDocument, {
    summary: 'Turns a pending ranch down.',
    form: rejectForm,
  }),
  row('PUT /admin/ranchers/:id/profile', ranchers.RestUpdateAnyRancherProfileDocument, {
    summary: 'Changes the profile of any ranch; prices in cents.',
    to: ['ADMIN'],
    form: rancherProfileInput,
    body: profile,
  }),
];
