import { checkWalls } from './checkWalls';
import { readImports, readSources } from './readImports';

const faults = checkWalls(readImports(readSources()));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
