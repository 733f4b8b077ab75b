/** Shows that what a build made is what a deployment uploads: every hashed file, and beside them only what browsers ask for by name. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtAssets, builtFiles } from '../../infra/constructs/site-files.ts';

const BUILD = [
  'assets/a-1.js',
  'assets/b-2.css',
  'index.html',
  '.vite/manifest.json',
  'favicon.svg',
  'social-card-en.png',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encaje-site-'));
  for (const name of BUILD) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true });
    writeFileSync(join(folder, 'site', name), name);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files that CDK would upload of the sources that `made` makes. */
function uploaded(made: (scope: Construct, site: string) => ISource[]): string[] {
  const app = new App({ outdir: join(folder, made.name) });
  const stack = new Stack(app, 'Alone');
  const sources = made(stack, join(folder, 'site'));
  new BucketDeployment(stack, 'Upload', { sources, destinationBucket: new Bucket(stack, 'Bucket') });
  const { directory } = app.synth();
  // Beside them lies the program that CDK uploads with.
  const staged = readdirSync(directory).filter(
    (name) => /^asset\.[0-9a-f]+$/.test(name) && !existsSync(join(directory, name, 'index.py')),
  );
  const entries = staged.flatMap((name) =>
    readdirSync(join(directory, name), { recursive: true, withFileTypes: true }),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

describe('a deployment of the site', () => {
  it('uploads every hashed file', () => {
    expect(uploaded(builtAssets)).toEqual(['a-1.js', 'b-2.css']);
  });

  it('uploads beside them what is asked for by name, and no page, which a function renders', () => {
    expect(uploaded(builtFiles)).toEqual(['favicon.svg', 'social-card-en.png']);
  });
});
