import { productInput } from '../../../rules/products/productForm';
import type { ProductInput } from '../../resolverTypes.generated';
import { message } from '../present/view';
import { inputOf } from '../read/readInput';
import { row } from '../row';
import { RestCreateProductDocument, RestDeleteProductDocument, RestUpdateProductDocument } from './products.generated';
import { product } from './ranchView';

const input = inputOf<ProductInput>('ProductInput', productInput);

export const productRows = [
  row({
    method: 'POST',
    path: '/rancher-products',
    summary: "Adds a product to the signed-in rancher's ranch; price in cents.",
    status: 201,
    operation: RestCreateProductDocument,
    ...input,
    answer: 'createProduct',
    view: product,
  }),
  row({
    method: 'PUT',
    path: '/rancher-products/:id',
    summary: "Changes a product of the signed-in rancher's ranch; price in cents.",
    operation: RestUpdateProductDocument,
    body: input.body,
    variables: async (request) => ({ id: request.id, ...(await input.variables(request)) }),
    answer: 'updateProduct',
    view: product,
  }),
  row({
    method: 'DELETE',
    path: '/rancher-products/:id',
    summary: "Removes a product of the signed-in rancher's ranch.",
    operation: RestDeleteProductDocument,
    variables: ({ id }) => ({ id }),
    view: message('Product deleted'),
  }),
];
