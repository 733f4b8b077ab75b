/** Returns the path of the index files. */
import { join } from 'node:path';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { optionalEnv } from '../runtime/env.ts';

/** Where the file of an index lies: on AWS in what a container may write to, on a laptop in the data folder. */
export function indexPath(name: string): string {
  return join(optionalEnv(ENVIRONMENT.indexFolder, '/tmp/encaje-index'), `${name}.sqlite`);
}
