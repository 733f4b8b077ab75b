/** Thousands of different open jobs, written straight into the table of a running local stack. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import { allConcepts } from '../../shared/taxonomy/index.ts';
import type { TestStack } from './local-stack.ts';

/** As many as DynamoDB takes at once. */
const BATCH = 25;
const BATCHES_AT_ONCE = 4;
const MINUTE_MS = 60_000;

/** Texts and pay of the demo jobs under the titles of all occupations, in all places that the taxonomy knows. */
function* manyJobs(count: number, now: Date): Generator<Job> {
  const texts = demoJobs(now).filter(isOpenToPublic);
  const titles = allConcepts('occupation').map(({ names }) => names);
  const places = allConcepts('place').map(({ names }) => names.es);
  for (let index = 0; index < count; index++) {
    const text = texts[index % texts.length] as Job;
    const names = titles[(index * 7) % titles.length] ?? { es: text.title, en: text.title };
    const at = new Date(now.getTime() - (index + 1) * MINUTE_MS).toISOString();
    yield {
      ...text,
      jobId: `many${index}`,
      title: index % 3 === 0 ? text.title : index % 3 === 1 ? names.es : names.en,
      company: `${text.company} ${index % 400}`,
      location: places[(index * 13) % places.length] ?? text.location,
      openings: 1 + (index % 40),
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    };
  }
}

/** Items as `jobStore` keeps them, but without the marker that would have every talent matched with each of them. */
function itemOf({ slug: _, ...job }: Job) {
  return { ...job, kind: 'job', listing: 'open', activity: 'active' };
}

/** Resolves once `count` further jobs are stored. Call it before anybody has asked for jobs: nobody hears of them. */
export async function writeJobs(stack: TestStack, count: number): Promise<void> {
  const { environment } = stack.running;
  const table = environment.JOBS_TABLE as string;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB,
      region: environment.AWS_REGION,
      credentials: {
        accessKeyId: environment.AWS_ACCESS_KEY_ID as string,
        secretAccessKey: environment.AWS_SECRET_ACCESS_KEY as string,
      },
    }),
  );
  const requests = [...manyJobs(count, new Date())].map((job) => ({ PutRequest: { Item: itemOf(job) } }));
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, at) =>
    requests.slice(at * BATCH, (at + 1) * BATCH),
  );
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
      if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('The table did not take all jobs');
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, write));
  client.destroy();
}
