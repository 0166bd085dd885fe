import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config';

export const typeDefs = readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8');
