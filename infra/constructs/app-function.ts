/** The only way a Lambda function is created: with its own role and log group, and no permission not granted to it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Duration, Size } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { type StageConfig, siteOriginOf } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import { bundleHandler, type ExtraFile } from './bundle.ts';
import { stageLogs } from './stage-logs.ts';

/** V8 lets the space for new objects grow to 48 MB before it clears it; a ranking of thousands is as quick with a quarter of it. */
const YOUNG_OBJECTS = '--max-semi-space-size=4';

/** What all functions of a deployment have in common. */
export interface FunctionSettings {
  stage: StageConfig;
  /** Shown by the health route. */
  version: string;
  /** `false` leaves the code out, for tests of the templates. */
  bundle: boolean;
  /**
   * Whether each bundle's source map is written, a quarter of the work; no deployed file differs by it.
   * @default true
   */
  sourceMaps?: boolean;
}

export interface AppFunctionProps {
  settings: FunctionSettings;
  /** The file below `lambdas/`, without `.handler.ts`. */
  handler: string;
  timeoutSeconds: number;
  /**
   * CPU comes with memory: 1,769 MB is one whole core.
   * @default 1024
   */
  memoryMegabytes?: number;
  /** Of `/tmp`. @default 512 */
  storageMegabytes?: number;
  /**
   * Files below `lambdas/`, without `.ts`, that the handler starts as worker threads; bundled beside it as `<name>.mjs`.
   * @default none
   */
  workers?: readonly string[];
  /**
   * Brings the server's build of the site along, and the environment that says where it lies.
   * @default false
   */
  rendersSite?: boolean;
  /**
   * Keeps little of the memory for what is thrown away at once, of which a ranking leaves megabytes a second.
   * @default false
   */
  ranksEverybody?: boolean;
  /**
   * Passes the site's address, for links in messages.
   * @default false
   */
  linksToSite?: boolean;
  /**
   * Added to what every function gets; taking one of those names is an error.
   * @default none
   */
  environment?: Record<string, string>;
}

/** A permission with the environment names that make it usable, so that neither can be forgotten. */
export interface Access {
  actions?: readonly string[];
  resources?: readonly string[];
  environment?: Record<string, string>;
  /** @default whatever the circumstances */
  conditions?: Record<string, Record<string, string>>;
}

/** A function of the application: Node 24 on arm64, least privilege, logs that expire. */
export class AppFunction extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;
  readonly timeoutSeconds: number;
  readonly handler: string;
  private live?: Alias;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { settings, handler, timeoutSeconds } = props;
    this.handler = handler;
    this.timeoutSeconds = timeoutSeconds;
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const logGroup = stageLogs(this, 'Logs', settings.stage);
    logGroup.grantWrite(this.role);
    this.function = new LambdaFunction(this, 'Function', {
      description: handler,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: settings.bundle
        ? bundleHandler(handler, {
            workers: props.workers,
            extraFiles: props.rendersSite ? siteRendererFile(this) : [],
            sourceMap: settings.sourceMaps,
          })
        : Code.fromInline('export const handler = null;'),
      role: this.role,
      logGroup,
      // Lambda's own segments know when and how long, not what; the gateway's would keep addresses of people.
      tracing: Tracing.ACTIVE,
      timeout: Duration.seconds(timeoutSeconds),
      memorySize: props.memoryMegabytes ?? 1024,
      ephemeralStorageSize: props.storageMegabytes ? Size.mebibytes(props.storageMegabytes) : undefined,
      reservedConcurrentExecutions: settings.stage.reservedConcurrency?.[handler],
      environment: mergedEnvironment(settings, {
        ...siteEnvironment(props),
        ...(props.ranksEverybody && { NODE_OPTIONS: YOUNG_OBJECTS }),
        ...props.environment,
      }),
    });
    acknowledge(this.role, { 'IAM5[Resource::*]': 'Sending to X-Ray names no resource; AWS offers none to name.' });
  }

  /** What callers call, so that they can be led from one version to the next; made when first asked for. */
  get alias(): Alias {
    this.live ??= new Alias(this, 'Live', { aliasName: 'live', version: this.function.currentVersion });
    return this.live;
  }

  /** Allows `actions` on `resources` and sets the environment names that go with them. */
  allow({ actions, resources, conditions, environment = {} }: Access): void {
    if (actions && resources) {
      const statement = { effect: Effect.ALLOW, actions: [...actions], resources: [...resources], conditions };
      this.role.addToPolicy(new PolicyStatement(statement));
    }
    for (const [name, value] of Object.entries(environment)) this.function.addEnvironment(name, value);
  }

  /** Forbids `actions` on `resources`, whatever else allows them. */
  deny({ actions, resources }: Required<Pick<Access, 'actions' | 'resources'>>): void {
    const statement = { effect: Effect.DENY, actions: [...actions], resources: [...resources] };
    this.role.addToPolicy(new PolicyStatement(statement));
  }
}

function siteEnvironment({ rendersSite, linksToSite, settings }: AppFunctionProps): Record<string, string> {
  if (!rendersSite && !linksToSite) return {};
  const origin = siteOriginOf(settings.stage);
  if (!rendersSite) return { [ENVIRONMENT.siteOrigin]: origin };
  return { [ENVIRONMENT.siteOrigin]: origin, [ENVIRONMENT.siteRenderer]: `./${SITE_RENDERER_NAME}` };
}

const SITE_RENDERER_NAME = 'site-renderer.mjs';
const SITE_RENDERER = join(import.meta.dirname, '../../dist/site-server/server.js');

/** The renderer to put beside a function; none, with a warning, before the site was built. */
function siteRendererFile(scope: Construct): readonly ExtraFile[] {
  if (existsSync(SITE_RENDERER)) return [{ from: SITE_RENDERER, name: SITE_RENDERER_NAME }];
  Annotations.of(scope).addWarningV2(
    'encaje:no-renderer',
    'The site is not built: run `npm run build` before deploying',
  );
  return [];
}

function mergedEnvironment(settings: FunctionSettings, own: Record<string, string> = {}): Record<string, string> {
  const reserved = {
    [ENVIRONMENT.stage]: settings.stage.name,
    [ENVIRONMENT.version]: settings.version,
    ...(settings.stage.malwareScan && { [ENVIRONMENT.malwareScan]: '1' }),
    ...(settings.stage.bedrock?.readModelId && { [ENVIRONMENT.secondReader]: '1' }),
    POWERTOOLS_LOG_LEVEL: 'INFO',
  };
  const taken = Object.keys(own).filter((name) => name in reserved);
  if (taken.length > 0) throw new Error(`Every function already gets ${taken.join(', ')}`);
  return { ...own, ...reserved };
}
