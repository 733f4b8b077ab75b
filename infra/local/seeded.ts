/** Records that a data folder has its demo data, without loading the code that creates it. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Once this file is there, demo data is never written again, so that what a user deletes stays deleted. */
const markerIn = (dataDir: string) => join(dataDir, 'demo-data-written');

export const isSeeded = (dataDir: string): boolean => existsSync(markerIn(dataDir));

export async function noteSeeded(dataDir: string, at: Date): Promise<void> {
  await writeFile(markerIn(dataDir), `${at.toISOString()}\n`);
}
