import { HerdPageDocument } from './HerdPage.generated';

/** The options of a mutation after which the herd board is fetched again, because its animals are sorted by harvest date. */
export const refetchHerd = { refetchQueries: [HerdPageDocument], awaitRefetchQueries: true };
