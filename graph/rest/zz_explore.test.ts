import { getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { restSchema } from './restSchema';
import { testRest } from './testRest';
const { db, make, signedIn, rancherWith } = await testRest();
const admin = await signedIn(await make.admin());
const ann = await signedIn(await make.customer());
const { rancher, ranch } = await rancherWith();
const { id: pid } = await make.product(ranch.id);
const odd: unknown[] = [null, 5, -1, 1.5, '', 'x', true, [], {}, [null], [{}], [5], 1e300, 'a\0b', '\ud800', 3e9, { toString: 'x' }, [[[]]]];
const fieldsOf = (name: string) => Object.keys((restSchema.getType(name) as never as { getFields(): object }).getFields());
const cases: [string, any, string, string, string[]][] = [
  ['a', ann, 'POST', '/api/nologin', fieldsOf('LoginInput')],
  ['a', admin, 'POST', '/api/register', fieldsOf('RegisterInput')],
  ['a', admin, 'POST', '/api/reset-password', fieldsOf('ResetPasswordInput')],
  ['a', admin, 'POST', '/api/forgot-password', ['email']],
  ['a', ann, 'PATCH', '/api/user/profile', fieldsOf('UpdateProfileInput')],
  ['a', ann, 'POST', '/api/orders', fieldsOf('PlaceOrderInput')],
  ['a', ann, 'POST', '/api/feedback', fieldsOf('FeedbackInput')],
  ['a', admin, 'POST', '/api/ranchers', ['user', 'rancher']],
  ['a', rancher, 'PATCH', `/api/ranchers/${ranch.id}`, [...fieldsOf('RancherProfileInput'), 'customProducts']],
  ['a', admin, 'PUT', `/api/admin/ranchers/${ranch.id}/profile`, fieldsOf('RancherProfileInput')],
  ['a', rancher, 'POST', '/api/ranchers/update-prices', fieldsOf('BeefPricesInput')],
  ['a', rancher, 'POST', '/api/rancher-products', fieldsOf('ProductInput')],
  ['a', rancher, 'PUT', `/api/rancher-products/${pid}`, fieldsOf('ProductInput')],
  ['a', rancher, 'POST', `/api/ranchers/${ranch.id}/request-payment`, fieldsOf('PaymentRequestInput')],
  ['a', admin, 'POST', `/api/admin/ranchers/${ranch.id}/payment`, ['amount', 'description', 'idempotencyKey']],
  ['a', admin, 'POST', `/api/admin/ranchers/${ranch.id}/commission-rate`, ['commissionRate']],
  ['a', admin, 'PUT', `/api/admin/ranchers/${ranch.id}/reject`, ['reason']],
  ['a', rancher, 'POST', '/api/orders/1/status', ['status', 'notes']],
];
const valid: Record<string, object> = {
  '/api/orders': { customerName: 'Ann', customerEmail: 'a@b.test', customerZip: '78701', orderType: 'Half Cow', productDetails: [{ type: 'half_cow', quantity: 1 }], shippingMethod: 'Local Pickup', rancherId: ranch.id },
  '/api/rancher-products': { name: 'Jerky', price: 100 },
  '/api/register': { name: 'Ann', email: 'dup@herdline.test', password: 'Herdline1' },
  '/api/login': { email: 'dup@herdline.test', password: 'Herdline1' },
  '/api/feedback': { feedback: 'x' },
};
test.each(cases)('%#', async (_a, who, method, path, fields) => {
  await db('rate_limits').delete();
  const bad: string[] = [];
  const messages = new Set<string>();
  for (const base of [{}, valid[path]]) {
    if (!base) continue;
    for (const field of fields) for (const value of odd) {
      if (path === '/api/register') await db('rate_limits').delete();
      const { status, body } = await who.send(method, path, { ...base, [field]: value });
      if (status >= 500 || /Variable|\$[a-z]|type, but the final/.test(JSON.stringify(body.message ?? '') + JSON.stringify(body.fields ?? ''))) bad.push(`${field}=${JSON.stringify(value)} ${status} ${JSON.stringify(body).slice(0, 300)}`);
      messages.add(String(body.message));
    }
  }
  if (bad.length) console.error(path, bad.slice(0, 12).join('\n'), bad.length);
  console.error(path, [...messages].slice(0, 40).join(' | '));
  expect(bad).toEqual([]);
}, 120000);
const gets = ['/api/ranchers', '/api/admin/ranchers', '/api/admin/orders', '/api/admin/customers'];
test.each(gets)('%s', async (path) => {
  const bad: string[] = [];
  for (const p of ['search', 'zipPrefix', 'states', 'orderSizes', 'qualities', 'nearZip', 'withinMiles', 'sort', 'limit', 'after', 'archived'])
    for (const v of ['', '%00', 'a%00b', '%EF%BF%BF', '-1', '1e3', '%25', '\\', "'", 'x'.repeat(3000), 'WyJ4IiwxXQ', ',', '1&limit=2', '__proto__', 'toString', '[]', '{}']) {
      const { status, body } = await admin.get(`${path}?${p}=${v}`);
      if (status >= 500 || /Variable|\$[a-z]/.test(JSON.stringify(body.message ?? ''))) bad.push(`${p}=${v.slice(0, 20)} ${status} ${JSON.stringify(body).slice(0, 300)}`);
    }
  if (bad.length) console.error(bad.join('\n'));
  expect(bad).toEqual([]);
}, 60000);
