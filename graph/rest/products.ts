import type { ProductInput } from '../resolverTypes.generated';
import { RestCreateProductDocument, RestDeleteProductDocument, RestUpdateProductDocument } from './products.generated';
import type { Rest_productFragment } from './ranchers.generated';
import { readInput } from './readInput';
import { row } from './row';

const presentProduct = ({ __typename, ...product }: Rest_productFragment) => product;

export const productRows = [
  row({
    method: 'POST',
    path: '/rancher-products',
    summary: "Adds a product to the signed-in rancher's ranch; price in cents.",
    status: 201,
    operation: RestCreateProductDocument,
    variables: ({ body }) => ({ input: readInput<ProductInput>('ProductInput', body) }),
    present: ({ createProduct }) => presentProduct(createProduct),
  }),
  row({
    method: 'PUT',
    path: '/rancher-products/:id',
    summary: "Replaces a product of the signed-in rancher's ranch; price in cents.",
    operation: RestUpdateProductDocument,
    variables: ({ params, body }) => ({ id: params.id!, input: readInput<ProductInput>('ProductInput', body) }),
    present: ({ updateProduct }) => presentProduct(updateProduct),
  }),
  row({
    method: 'DELETE',
    path: '/rancher-products/:id',
    summary: "Removes a product of the signed-in rancher's ranch.",
    operation: RestDeleteProductDocument,
    variables: ({ params }) => ({ id: params.id! }),
    present: () => ({ message: 'Product deleted' }),
  }),
];
