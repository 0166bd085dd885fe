import { coerceInputValue, type GraphQLInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { customerProfileInput } from '../../../rules/accounts/customerProfileForm';
import { loginForm } from '../../../rules/accounts/loginForm';
import { registerForm } from '../../../rules/accounts/registerForm';
import { resetPasswordInput } from '../../../rules/accounts/resetPasswordForm';
import { feedbackForm } from '../../../rules/feedbackForm';
import { commissionRateForm } from '../../../rules/money/commissionRateForm';
import { paymentRequestInput } from '../../../rules/money/paymentRequestForm';
import { orderForm } from '../../../rules/orders/orderForm';
import { beefPricesInput } from '../../../rules/products/beefPricesForm';
import { productInput } from '../../../rules/products/productForm';
import { registerRancherInput } from '../../../rules/ranches/rancherForm';
import { rancherProfileInput } from '../../../rules/ranches/rancherProfileForm';
import { schema } from '../../server/graphqlServer';
import { givenAt } from '../restSchema';
import { fieldsCodec, inputCodec } from './inputCodec';
import { readBody } from './readBody';

const typeOf = (name: string) => schema.getType(name) as GraphQLInputObjectType;

const inputs: [string, AnyObjectSchema][] = [
  ['BeefPricesInput', beefPricesInput],
  ['FeedbackInput', feedbackForm],
  ['LoginInput', loginForm],
  ['PaymentRequestInput', paymentRequestInput],
  ['PlaceOrderInput', orderForm],
  ['ProductInput', productInput],
  ['RancherProfileInput', rancherProfileInput],
  ['RegisterInput', registerForm],
  ['RegisterRancherInput', registerRancherInput],
  ['ResetPasswordInput', resetPasswordInput],
  ['UpdateProfileInput', customerProfileInput],
];

const odd: unknown[] = [
  ...[null, true, 0, 5, -1, 1.5, 3e9, 1e300, '', 'x', 'a\0b', '\ud800'],
  ...[[], [null], [5], ['x'], [[]], [{}], {}, { toString: 'x' }],
];

/** Returns the technical messages of the GraphQL types for a value, which callers should never see. */
function complaints(typeName: string, value: unknown): string[] {
  const messages: string[] = [];
  coerceInputValue(value, typeOf(typeName), (_path, _value, error) => messages.push(error.message));
  return messages;
}

const outcomeOf = (typeName: string, form: AnyObjectSchema, body: Record<string, unknown>) =>
  readBody(inputCodec(typeOf(typeName)), form, body).then(
    (value) => ({ value, extensions: undefined }),
    ({ extensions }) => ({ value: undefined, extensions }),
  );

test.each(inputs)(
  '%s with odd values is either refused at its fields or valid for the GraphQL types',
  async (typeName, form) => {
    for (const field of Object.keys(typeOf(typeName).getFields())) {
      for (const oddity of odd) {
        const { value, extensions } = await outcomeOf(typeName, form, { [field]: oddity });
        const title = `${field}: ${JSON.stringify(oddity)}`;
        if (value) expect(complaints(typeName, value), title).toEqual([]);
        else expect(extensions, title).toMatchObject({ code: 'BAD_USER_INPUT', fields: expect.any(Object) });
        expect(Object.values(extensions?.fields ?? {}).join(), title).not.toMatch(/\$[a-z]|`|undefined/);
      }
    }
  },
);

test('unknown fields are ignored', async () => {
  const body = JSON.parse('{ "feedback": "Hm", "userId": 1, "__proto__": { "type": "issue" } }');
  expect(await readBody(inputCodec(typeOf('FeedbackInput')), feedbackForm, body)).toEqual({ feedback: 'Hm' });
});

test('null stays null, and a missing field stays missing', async () => {
  const given = { ranchName: undefined, websiteUrl: null };
  expect(await readBody(inputCodec(typeOf('RancherProfileInput')), rancherProfileInput, given)).toEqual({
    websiteUrl: null,
  });
});

test('an error of an argument has the caller’s name for it', async () => {
  const codec = fieldsCodec({ commissionRate: givenAt('Mutation.setCommissionRate(rate:)') });
  const read = (commissionRate: unknown) =>
    readBody(codec, commissionRateForm, { commissionRate, rancherId: 5 }, { rate: 'commissionRate' });
  expect(await read(7.5)).toEqual({ commissionRate: 7.5 });
  await expect(read('7.5')).rejects.toMatchObject({
    extensions: { fields: { commissionRate: 'commissionRate must be a number' } },
  });
});
