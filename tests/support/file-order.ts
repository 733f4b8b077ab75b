/**
 * The order of test files: components and plain functions while the shared product is still starting, then the
 * product's own tests, the slow ones first, so that none is left to run alone at the end. Files of one kind and environment stay
 * together, because a worker keeps what it has loaded only until a file of another one comes.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_FILES } from './slow-files.ts';

const KINDS = ['frontend, fresh', 'frontend', 'unit', 'unit, long', 'browser', 'local'];
const SLOW = Object.keys(SLOW_FILES);

export default class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const kindOf = ({ project }: TestSpecification) => KINDS.indexOf(project.name);
    const slownessOf = ({ moduleId }: TestSpecification) => {
      const at = SLOW.indexOf(relative(this.ctx.config.root, moduleId));
      return at === -1 ? SLOW.length : at;
    };
    const environments = new Map(files.map((file) => [file, environmentOf(file.moduleId)]));
    const hasItsOwn = (file: TestSpecification) => Number(environments.get(file) !== undefined);
    return bySize.toSorted(
      (a, b) => kindOf(a) - kindOf(b) || hasItsOwn(a) - hasItsOwn(b) || slownessOf(a) - slownessOf(b),
    );
  }
}

/** The environment that a file asks for in its opening comment, if any. */
function environmentOf(path: string): string | undefined {
  return /@vitest-environment (\w+)/.exec(readFileSync(path, 'utf8').slice(0, 500))?.[1];
}
