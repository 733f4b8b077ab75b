/** Shows how Textract is asked, and that whatever it answers becomes pages, a failure of the file, or an error. */
import {
  type Block,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  type TextractClient,
  TextractServiceException,
} from '@aws-sdk/client-textract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textractReader } from '../../../lambdas/resumes/scan-reader.ts';
import { fakeClient } from '../../contract/fake-client.ts';

beforeEach(() => vi.stubEnv('UPLOAD_BUCKET', 'uploads'));
afterEach(() => vi.unstubAllEnvs());

type Answer = Partial<GetDocumentTextDetectionCommandOutput>;

/** A Textract that answers in turn; the last answer again and again. */
function fakeTextract(answers: Answer[], refusal?: Error) {
  const sent: object[] = [];
  const send = async (command: { input: object }, { abortSignal }: { abortSignal: AbortSignal }) => {
    abortSignal.throwIfAborted();
    sent.push(command.input);
    if (refusal) throw refusal;
    if (!(command instanceof GetDocumentTextDetectionCommand)) return { JobId: 'job1' };
    return answers.length > 1 ? answers.shift() : answers[0];
  };
  return { client: fakeClient<TextractClient, [{ abortSignal: AbortSignal }]>(send), sent };
}

const word = (Id: string, Text: string, Page?: number): Block => ({
  BlockType: 'WORD',
  Id,
  Text,
  Page,
  Confidence: 98.5,
  Geometry: { BoundingBox: { Left: 0.1, Top: 0.2, Width: 0.3, Height: 0.01 } },
});
const line = (Ids: string[], Page?: number): Block => ({
  BlockType: 'LINE',
  Id: `line-${Ids.join()}`,
  Page,
  Relationships: [{ Type: 'CHILD', Ids }],
});
const textsOf = (pages: { lines: readonly (readonly { text: string }[])[] }[]) =>
  pages.map(({ lines }) => lines.map((words) => words.map(({ text }) => text).join(' ')));
const SCAN = { key: 'applications/app1', versionId: 'v7' };

describe('a scan', () => {
  it('is named by its version, waited for, and fetched in parts', async () => {
    const { client, sent } = fakeTextract([
      { JobStatus: 'IN_PROGRESS' },
      {
        JobStatus: 'SUCCEEDED',
        Blocks: [{ BlockType: 'PAGE' }, line(['a', 'b'], 1), word('a', 'Ana')],
        NextToken: 'n',
      },
      { JobStatus: 'SUCCEEDED', Blocks: [word('b', 'Ruiz', 1), line(['c'], 3), word('c', 'Triaje', 3)] },
    ]);
    const pages = await textractReader(client)(SCAN);
    expect(textsOf(pages)).toEqual([['Ana Ruiz'], [], ['Triaje']]);
    const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.01 };
    expect(pages[0]?.lines[0]?.[0]).toEqual({ text: 'Ana', confidence: 98.5, ...box });
    const S3Object = { Bucket: 'uploads', Name: SCAN.key, Version: 'v7' };
    expect(sent[0]).toMatchObject({ DocumentLocation: { S3Object } });
    expect(sent.slice(1)).toMatchObject([{ JobId: 'job1' }, { JobId: 'job1' }, { JobId: 'job1', NextToken: 'n' }]);
  });

  it('is asked for once by its key and version, however often it is tried', async () => {
    const tokenOf = async (scan: { key: string; versionId: string }) => {
      const { client, sent } = fakeTextract([{ JobStatus: 'SUCCEEDED', Blocks: [] }]);
      await textractReader(client)(scan);
      return (sent[0] as { ClientRequestToken: string }).ClientRequestToken;
    };
    const token = await tokenOf(SCAN);
    // What Textract takes for a token.
    expect(token).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(await tokenOf({ ...SCAN })).toBe(token);
    expect(await tokenOf({ ...SCAN, versionId: 'v8' })).not.toBe(token);
    expect(await tokenOf({ ...SCAN, key: 'applications/app2' })).not.toBe(token);
  });

  it('is one page where no page is named, as of a photo', async () => {
    const { client } = fakeTextract([{ JobStatus: 'SUCCEEDED', Blocks: [line(['a']), word('a', 'Ana')] }]);
    expect(textsOf(await textractReader(client)(SCAN))).toEqual([['Ana']]);
  });

  it('is read for five pages, and what comes after them is not even fetched', async () => {
    const page = (Page: number): Answer => ({
      JobStatus: 'SUCCEEDED',
      NextToken: 'more',
      Blocks: [line([`w${Page}`], Page), word(`w${Page}`, `page-${Page}`, Page)],
    });
    const { client, sent } = fakeTextract([1, 2, 3, 4, 5, 6, 7, 8].map(page));
    const pages = await textractReader(client)(SCAN);
    expect(textsOf(pages).flat()).toEqual(['page-1', 'page-2', 'page-3', 'page-4', 'page-5']);
    expect(sent).toHaveLength(7);
  });

  it('that takes too long is given up', async () => {
    const { client } = fakeTextract([{ JobStatus: 'IN_PROGRESS' }]);
    await expect(textractReader(client, 0.05)(SCAN)).rejects.toMatchObject({ code: 'READING_TIMED_OUT' });
  });

  it('that never had its turn within that time has not failed, and may be asked for again', async () => {
    const { signal } = new AbortController();
    const waiting = (_: object, { abortSignal = signal }: { abortSignal?: AbortSignal }) =>
      new Promise((_, reject) => {
        abortSignal.addEventListener('abort', () => reject(new DOMException('Request aborted', 'AbortError')));
      });
    const client = { send: waiting } as unknown as TextractClient;
    await expect(textractReader(client, 0.05)(SCAN)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that cannot be recognised is damaged', async () => {
    const { client } = fakeTextract([{ JobStatus: 'FAILED' }]);
    await expect(textractReader(client)(SCAN)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  });
});

describe('a refusal', () => {
  const refused = (name: string) =>
    textractReader(
      fakeTextract([], new TextractServiceException({ name, message: name, $fault: 'client', $metadata: {} })).client,
    )(SCAN);

  it.each([
    ['BadDocumentException', 'FILE_DAMAGED'],
    ['UnsupportedDocumentException', 'FILE_DAMAGED'],
    ['DocumentTooLargeException', 'FILE_TOO_COMPLEX'],
  ])('of the file, %s, is a failure: %s', async (name, code) => {
    await expect(refused(name)).rejects.toMatchObject({ kind: 'invalid', code });
  });

  it.each(['LimitExceededException', 'ThrottlingException', 'InvalidS3ObjectException', 'AccessDeniedException'])(
    'for another reason, %s, is none',
    async (name) => {
      await expect(refused(name)).rejects.toMatchObject({ name });
    },
  );
});
