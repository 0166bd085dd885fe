/** Why an operation, or a request for it, is the business of the resolvers. */
export class LeftToResolvers extends Error {
  override name = 'LeftToResolvers';
}
