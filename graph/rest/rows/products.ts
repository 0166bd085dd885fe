import { productInput } from '../../../rules/products/productForm';
import { message } from '../present/view';
import { row } from '../row';
import * as graph from './products.generated';
import { product } from './ranchView';

export const productRows = [
  row('POST /rancher-products', {
    summary: "Adds a product to the signed-in rancher's ranch; price in cents.",
    status: 201,
    operation: graph.RestCreateProductDocument,
    form: productInput,
    view: product,
  }),
  row('PUT /rancher-products/:id', {
    summary: "Changes a product of the signed-in rancher's ranch; price in cents.",
    operation: graph.RestUpdateProductDocument,
    form: productInput,
    view: product,
  }),
  row('DELETE /rancher-products/:id', {
    summary: "Removes a product of the signed-in rancher's ranch.",
    operation: graph.RestDeleteProductDocument,
    view: message('Product deleted'),
  }),
];
