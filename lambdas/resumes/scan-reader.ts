/** Runs OCR on stored pictures: a small port, and Amazon Textract behind it. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Block,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  StartDocumentTextDetectionCommand,
  type TextractClient,
  TextractServiceException,
} from '@aws-sdk/client-textract';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { ReadingFailure } from '../../shared/domain/reading-failure.ts';
import { AppError } from '../../shared/errors.ts';
import { MAX_SCANNED_PAGES, type ScannedPage, type ScannedWord } from '../../shared/extraction/scan.ts';
import { requiredEnv } from '../runtime/env.ts';

/** One version of a stored PDF, JPEG or PNG. */
export interface StoredScan {
  key: string;
  versionId: string;
}

/**
 * What is written on the first pages of a scan. Throws an `AppError` `FILE_DAMAGED` or `FILE_TOO_COMPLEX` when the pictures
 * cannot be opened, `READING_TIMED_OUT` when they were worked on for a minute, and anything else when the recogniser is
 * not to be had, which may be otherwise the next time.
 */
export type ScanReader = (scan: StoredScan) => Promise<ScannedPage[]>;

export const SCAN_SECONDS_MAX = 60;

/** Short ones are done within a second or two; long ones need not be asked for more often than this. */
const PAUSE_MS = { first: 400, growth: 1.5, max: 4_000 };
const BLOCKS_AT_ONCE = 1_000;

/** What Textract says of files that it cannot open, however often it is asked. */
const FAILURES: Record<string, ReadingFailure> = {
  BadDocumentException: 'FILE_DAMAGED',
  UnsupportedDocumentException: 'FILE_DAMAGED',
  DocumentTooLargeException: 'FILE_TOO_COMPLEX',
};

type Client = Pick<TextractClient, 'send'>;

/** The reader over Textract, of the bucket named in the environment. */
export function textractReader(client: Client, secondsMax = SCAN_SECONDS_MAX): ScanReader {
  const Bucket = requiredEnv(ENVIRONMENT.uploadBucket);
  return async ({ key, versionId }) => {
    const signal = AbortSignal.timeout(secondsMax * 1000);
    let isAtWork = false;
    try {
      const S3Object = { Bucket, Name: key, Version: versionId || undefined };
      const command = new StartDocumentTextDetectionCommand({
        DocumentLocation: { S3Object },
        ClientRequestToken: tokenOf(key, versionId),
      });
      const { JobId } = await client.send(command, { abortSignal: signal });
      const blocks = await blocksOf(client, JobId, signal, () => {
        isAtWork = true;
      });
      return pagesOf(blocks);
    } catch (error) {
      // A minute without an answer, for want of turns or of the service, says nothing about the scan.
      throw signal.aborted && isAtWork ? new AppError('invalid', 'READING_TIMED_OUT') : asFailure(error);
    }
  };
}

/** The same for the same stored pictures: anyone who asks again is given the job that runs, which is paid once. */
function tokenOf(key: string, versionId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([key, versionId]))
    .digest('hex');
}

function asFailure(error: unknown): unknown {
  const code = error instanceof TextractServiceException ? FAILURES[error.name] : undefined;
  return code ? new AppError('invalid', code, {}, { cause: error }) : error;
}

/** All that was found on the pages that are read, once the job is done. */
async function blocksOf(
  client: Client,
  JobId: string | undefined,
  abortSignal: AbortSignal,
  onAtWork: () => void,
): Promise<Block[]> {
  const get = (NextToken?: string): Promise<GetDocumentTextDetectionCommandOutput> =>
    client.send(new GetDocumentTextDetectionCommand({ JobId, NextToken, MaxResults: BLOCKS_AT_ONCE }), { abortSignal });
  let answer = await get();
  onAtWork();
  for (let pause = PAUSE_MS.first; answer.JobStatus === 'IN_PROGRESS'; pause *= PAUSE_MS.growth) {
    await sleep(Math.min(pause, PAUSE_MS.max), undefined, { signal: abortSignal });
    answer = await get();
  }
  if (answer.JobStatus === 'FAILED') throw new AppError('invalid', 'FILE_DAMAGED');
  const blocks = answer.Blocks ?? [];
  // They come page by page.
  while (answer.NextToken && (blocks.at(-1)?.Page ?? 1) <= MAX_SCANNED_PAGES) {
    answer = await get(answer.NextToken);
    blocks.push(...(answer.Blocks ?? []));
  }
  return blocks;
}

function wordOf({ Text = '', Confidence = 0, Geometry }: Block): ScannedWord {
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = Geometry?.BoundingBox ?? {};
  return { text: Text, confidence: Confidence, left: Left, top: Top, width: Width, height: Height };
}

function pagesOf(blocks: readonly Block[]): ScannedPage[] {
  const words = new Map(blocks.flatMap((block) => (block.BlockType === 'WORD' ? [[block.Id, wordOf(block)]] : [])));
  const pages: ScannedWord[][][] = [];
  for (const { BlockType, Page = 1, Relationships = [] } of blocks) {
    if (BlockType !== 'LINE' || Page > MAX_SCANNED_PAGES) continue;
    const ids = Relationships.flatMap(({ Type, Ids = [] }) => (Type === 'CHILD' ? Ids : []));
    while (pages.length < Page) pages.push([]);
    pages[Page - 1]?.push(ids.flatMap((id) => words.get(id) ?? []));
  }
  return pages.map((lines) => ({ lines }));
}
