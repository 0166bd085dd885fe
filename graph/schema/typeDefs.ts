import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config';

/** schema.graphql, the contract. */
export const typeDefs = readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8');
