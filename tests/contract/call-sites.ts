/** Every call of AWS that the product's source makes, found by reading it: which file makes which command of which service. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What is deployed, and what operators run. The emulators of a laptop are asked by `infra/local`, which never reaches AWS. */
const PRODUCT = ['lambdas', 'infra/ops'];

export interface CallSite {
  /** Below the repository's root. */
  file: string;
  /** As the SDK names it, `PutCommand` or `PutObjectCommand`. */
  command: string;
  /** Signed for somebody else to send, instead of sent. */
  isSigned: boolean;
}

const NEW_COMMAND = /(getSignedUrl\(\w+, )?new ([A-Z][A-Za-z0-9]*Command)\(/g;
const SIGNS_LATER = /getSignedUrl\(\w+, command\b/;

/** All of them, each once. */
export function callSites(): CallSite[] {
  return PRODUCT.flatMap(sourcesBelow).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [...text.matchAll(NEW_COMMAND)].map(([, signed, command = '']) => ({
      file: relative(ROOT, file),
      command,
      isSigned: Boolean(signed) || (SIGNS_LATER.test(text) && text.includes(`const command = new ${command}(`)),
    }));
    return [...new Map(found.map((site) => [site.command, site])).values()];
  });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
}
