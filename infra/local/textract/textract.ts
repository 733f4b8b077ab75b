/** The local Textract: the two calls that the product makes, with OCR by tesseract.js, on loopback only. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Block, JobStatus } from '@aws-sdk/client-textract';
import { closeServer, listenOnLoopback } from '../loopback.ts';
import { comesFromWebPage } from '../storage/cors.ts';
import { blocksOf } from './blocks.ts';
import { type Recogniser, startRecogniser } from './recogniser.ts';

export interface TextractHandle {
  endpoint: string;
  close: () => Promise<void>;
}

interface Job {
  status: JobStatus;
  blocks: Block[];
}

interface Request {
  DocumentLocation?: { S3Object?: { Bucket?: string; Name?: string; Version?: string } };
  JobId?: string;
  NextToken?: string;
  MaxResults?: number;
}

/** Old results are dropped; callers fetch them within seconds. */
const JOBS_KEPT = 50;
const BLOCKS_AT_ONCE = 1_000;

class TextractError extends Error {}

/** Starts the stand-in on 127.0.0.1; `port` 0 takes a free one. The recogniser starts with the first scan. */
export async function startTextract(options: { port: number; dataDir: string }): Promise<TextractHandle> {
  const recogniser = startRecogniser(options.dataDir);
  const jobs = new Map<string, Job>();
  const server = createServer((request, response) => {
    void answer(request, response, { recogniser, jobs });
  });
  const port = await listenOnLoopback(server, options.port);
  const close = async () => {
    await recogniser.close();
    await closeServer(server);
  };
  return { endpoint: `http://127.0.0.1:${port}`, close };
}

interface Desk {
  recogniser: Recogniser;
  jobs: Map<string, Job>;
}

async function answer(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  if (comesFromWebPage(request.headers)) return void reply(403, {});
  try {
    const input = JSON.parse(await text(request)) as Request;
    const action = String(request.headers['x-amz-target']).split('.').at(-1);
    if (action === 'StartDocumentTextDetection') reply(200, await start(input, desk));
    else if (action === 'GetDocumentTextDetection') reply(200, found(input, desk));
    else throw new TextractError('UnknownOperationException');
  } catch (error) {
    const known = error instanceof TextractError;
    reply(known ? 400 : 500, { __type: known ? error.message : 'InternalServerError', message: String(error) });
  }
}

async function start({ DocumentLocation }: Request, { recogniser, jobs }: Desk): Promise<{ JobId: string }> {
  const { Bucket, Name: Key, Version: VersionId } = DocumentLocation?.S3Object ?? {};
  const client = new S3Client({ forcePathStyle: true });
  const object = await client.send(new GetObjectCommand({ Bucket, Key, VersionId })).catch(() => undefined);
  const bytes = await object?.Body?.transformToByteArray();
  client.destroy();
  if (!bytes) throw new TextractError('InvalidS3ObjectException');
  const JobId = randomUUID();
  const job: Job = { status: 'IN_PROGRESS', blocks: [] };
  jobs.set(JobId, job);
  for (const [old] of [...jobs].slice(0, -JOBS_KEPT)) jobs.delete(old);
  void recogniser.recognise(bytes).then(
    (pages) => Object.assign(job, { status: 'SUCCEEDED', blocks: pages.flatMap(blocksOf) }),
    (error: unknown) => {
      console.error(`Textract: ${error instanceof Error ? error.message : error}`);
      job.status = 'FAILED';
    },
  );
  return { JobId };
}

function found({ JobId = '', NextToken, MaxResults = BLOCKS_AT_ONCE }: Request, { jobs }: Desk) {
  const job = jobs.get(JobId);
  if (!job) throw new TextractError('InvalidJobIdException');
  const from = Number(NextToken ?? 0);
  const to = from + Math.min(MaxResults, BLOCKS_AT_ONCE);
  const more = to < job.blocks.length ? { NextToken: String(to) } : {};
  return { JobStatus: job.status, Blocks: job.blocks.slice(from, to), ...more };
}
