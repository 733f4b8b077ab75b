/** The REST API built from the contract: one method per route, with token checks on the admin ones. */
import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type MethodOptions,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Route } from '../../shared/contract/route.ts';
import type { StageConfig } from '../config.ts';
import { functionOf } from '../functions.ts';
import { acknowledge } from './acknowledge.ts';
import { type AdminSignIn, TOKEN_SCOPE } from './admin-sign-in.ts';
import type { AppFunction } from './app-function.ts';
import { addProblemResponses } from './gateway-responses.ts';
import { stageLogs } from './stage-logs.ts';

const STAGE_NAME = 'live';
/** Smaller answers fit into one packet anyway. Streams are never compressed: API Gateway passes them on as they come. */
const COMPRESSED_FROM_KIBIBYTES = 1;
/** API Gateway's own limit for answers that do not stream. */
export const INTEGRATION_TIMEOUT_SECONDS = 29;
/** The product's own limit for those that do; API Gateway would wait for 15 minutes. */
export const STREAM_TIMEOUT_SECONDS = 70;

export interface ApiProps {
  stage: StageConfig;
  routes: readonly Route[];
  /** The functions by name; every route's must be there. */
  functions: Record<string, AppFunction>;
  signIn: AdminSignIn;
}

/** A regional REST API; CloudFront is its only intended caller. */
export class Api extends Construct {
  readonly restApi: RestApi;
  /** One line for each call. */
  readonly accessLogs: LogGroup;

  constructor(scope: Construct, id: string, { stage, routes, functions, signIn }: ApiProps) {
    super(scope, id);
    const retention = stage.accessLogRetentionDays;
    this.accessLogs = stageLogs(this, 'AccessLogs', stage, { retention });
    this.restApi = this.makeRestApi(stage);
    addProblemResponses(this.restApi);
    const authorizer = new CognitoUserPoolsAuthorizer(this, 'Tokens', {
      cognitoUserPools: [signIn.userPool],
      // An admin locked out by a shorter-lived token must not live on in a cache.
      resultsCacheTtl: Duration.seconds(0),
    });
    // With a scope asked for, API Gateway takes access tokens and refuses ID tokens.
    const adminOnly = { authorizer, authorizationType: AuthorizationType.COGNITO, authorizationScopes: [TOKEN_SCOPE] };
    for (const route of routes) {
      const target = functions[functionOf(route.handler)];
      if (!target) throw new Error(`No function for ${route.method} ${route.path}`);
      this.addRoute(
        route,
        target,
        route.access === 'admin' ? adminOnly : { authorizationType: AuthorizationType.NONE },
      );
    }
  }

  /** Lets `target` answer every address outside the contract: the site's pages. */
  addSite(target: AppFunction): void {
    const integration = this.integrationOf(target);
    const { root } = this.restApi;
    for (const resource of [root, root.addResource('{proxy+}')]) {
      for (const verb of ['GET', 'HEAD']) {
        const method = resource.addMethod(verb, integration, { authorizationType: AuthorizationType.NONE });
        acknowledge(method, {
          APIG4: 'Pages of the public site, which anybody may read.',
          COG4: 'Pages of the public site, which anybody may read.',
        });
      }
    }
  }

  private integrationOf(target: AppFunction, streams = false): LambdaIntegration {
    const timeout = Duration.seconds(streams ? STREAM_TIMEOUT_SECONDS : INTEGRATION_TIMEOUT_SECONDS);
    const mode = streams ? { responseTransferMode: ResponseTransferMode.STREAM } : {};
    // One permission a function: one a method would be a hundred resources that say the same.
    return new LambdaIntegration(target.alias, { scopePermissionToMethod: false, timeout, ...mode });
  }

  private addRoute(route: Route, target: AppFunction, access: MethodOptions): void {
    const integration = this.integrationOf(target, route.streams);
    const method = this.restApi.root.resourceForPath(route.path).addMethod(route.method, integration, access);
    if (route.access === 'public') {
      acknowledge(method, {
        APIG4: 'The contract makes this route public: visitors browse and apply without an account.',
        COG4: 'The contract makes this route public: visitors browse and apply without an account.',
      });
    }
  }

  private makeRestApi(stage: StageConfig): RestApi {
    const retention = stage.accessLogRetentionDays;
    const restApi = new RestApi(this, 'Rest', {
      // Metrics have this name and no other: two stages of an account must not share it.
      restApiName: `encaje-${stage.name}`,
      description: `Encaje ${stage.name}`,
      // CloudFront compresses only what it may keep, which is little of an API.
      minCompressionSize: Size.kibibytes(COMPRESSED_FROM_KIBIBYTES),
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: STAGE_NAME,
        accessLogDestination: new LogGroupLogDestination(this.accessLogs),
        accessLogFormat: ACCESS_LOG_FORMAT,
        // Error lines only and never the data: bodies and tokens stay out of the logs.
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        // Metrics by method cost by the dozen; the access log has route, status and latency of every call.
        metricsEnabled: false,
        throttlingRateLimit: stage.throttle.requestsPerSecond,
        throttlingBurstLimit: stage.throttle.burst,
      },
    });
    // API Gateway would make it by itself, to be kept for ever.
    const logGroupName = `API-Gateway-Execution-Logs_${restApi.restApiId}/${STAGE_NAME}`;
    const executionLogs = stageLogs(this, 'ExecutionLogs', stage, { retention, logGroupName });
    restApi.deploymentStage.node.addDependency(executionLogs);
    acknowledge(restApi, {
      APIG2: 'Each handler validates parameters and body with the contract’s schema and names every wrong field.',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'API Gateway’s account-wide logging role; the managed policy is the one that AWS documents for it.',
    });
    return restApi;
  }
}

/** What happened, never who or with what: no address, agent, query (it may hold a token) or concrete path. */
const ACCESS_LOG_FORMAT = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    timeMs: AccessLogField.contextRequestTimeEpoch(),
    method: AccessLogField.contextHttpMethod(),
    route: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    latencyMs: AccessLogField.contextResponseLatency(),
    functionLatencyMs: AccessLogField.contextIntegrationLatency(),
    bytes: AccessLogField.contextResponseLength(),
    refusal: AccessLogField.contextErrorResponseType(),
  }),
);
