/** Says why an operation, or one request for it, has to be answered by the resolvers. */
export class LeftToResolvers extends Error {
  override name = 'LeftToResolvers';
}
