import type { Resolvers } from '../resolverTypes.generated';
import { nodeResolvers } from './nodes/resolvers';
import { resolversOfFolders } from './resolverList.generated';
import { Cents, DateTime } from './scalars';

const shared: Resolvers = {
  Cents,
  DateTime,
  Query: {
    // Nothing to load: the gate is the @access on the field.
    admin: () => ({}),
    timeZone: (_, __, { config }) => config.timeZone,
  },
};

export const resolvers: Resolvers[] = [shared, ...resolversOfFolders, nodeResolvers];
