/** Entry of every address outside the API: reached through CloudFront, which keeps what it may. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { searchable } from '../../shared/domain/job-search.ts';
import { VISITOR } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { dynamodb } from '../runtime/clients.ts';
import { requiredEnv } from '../runtime/env.ts';
import { logger, publishMetrics } from '../runtime/log.ts';
import { problemResponse } from '../runtime/problem.ts';
import { remembered } from '../stores/job-catalog.ts';
import { jobStore } from '../stores/job-store.ts';
import { type AnswerSiteDeps, answerSite } from './answer-site.ts';
import { siteData } from './site-data.ts';
import { siteRenderer } from './site-renderer.ts';

async function wire(): Promise<AnswerSiteDeps> {
  const jobs = jobStore(dynamodb());
  const openJobs = remembered(jobs, async () => (await jobs.listOpen()).map(searchable));
  return {
    renderer: await siteRenderer(),
    load: siteData(VISITOR, { getJob: jobs.get, openJobs }),
    getJob: jobs.get,
    openJobs: async () => (await openJobs()).map(({ job }) => job),
    origin: requiredEnv(ENVIRONMENT.siteOrigin),
    now: Date.now,
  };
}

let wired: Promise<AnswerSiteDeps> | undefined;

function searchOf({ multiValueQueryStringParameters: given }: APIGatewayProxyEvent): string {
  const pairs = Object.entries(given ?? {}).flatMap(([name, values]) => (values ?? []).map((value) => [name, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

export async function handler(event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> {
  try {
    if (/^\/api(\/|$)/.test(event.path)) throw new AppError('not-found', 'ROUTE_NOT_FOUND');
    // A renderer that could not be loaded is looked for again by the next request.
    wired ??= wire().catch((error: unknown) => {
      wired = undefined;
      throw error;
    });
    const request = { path: event.path, search: searchOf(event) };
    const { status, headers, body } = await answerSite(request, VISITOR, await wired);
    logger.info('Page answered', { status });
    return { statusCode: status, headers, body };
  } catch (error) {
    return problemResponse(error, event.requestContext?.requestId ?? context.awsRequestId);
  } finally {
    publishMetrics();
  }
}
