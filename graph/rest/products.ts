import { productInput } from '../../rules/productForm';
import type { ProductInput } from '../resolverTypes.generated';
import { inputBody } from './openapi/inputSchema';
import { message } from './openapi/shape';
import { presentProduct, productShape } from './presentProduct';
import { RestCreateProductDocument, RestDeleteProductDocument, RestUpdateProductDocument } from './products.generated';
import { readInput } from './readInput';
import { type RestRequest, row } from './row';

const productOf = ({ body }: RestRequest) => readInput<ProductInput>('ProductInput', productInput, body);

const body = inputBody('ProductInput');

export const productRows = [
  row({
    method: 'POST',
    path: '/rancher-products',
    summary: "Adds a product to the signed-in rancher's ranch; price in cents.",
    status: 201,
    operation: RestCreateProductDocument,
    body,
    variables: async (request) => ({ input: await productOf(request) }),
    present: ({ createProduct }) => presentProduct(createProduct),
    answer: ({ createProduct }) => productShape(createProduct),
  }),
  row({
    method: 'PUT',
    path: '/rancher-products/:id',
    summary: "Changes a product of the signed-in rancher's ranch; price in cents.",
    operation: RestUpdateProductDocument,
    body,
    variables: async (request) => ({ id: request.params.id!, input: await productOf(request) }),
    present: ({ updateProduct }) => presentProduct(updateProduct),
    answer: ({ updateProduct }) => productShape(updateProduct),
  }),
  row({
    method: 'DELETE',
    path: '/rancher-products/:id',
    summary: "Removes a product of the signed-in rancher's ranch.",
    operation: RestDeleteProductDocument,
    variables: ({ params }) => ({ id: params.id! }),
    present: () => ({ message: 'Product deleted' }),
    answer: message,
  }),
];
