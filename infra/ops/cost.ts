/** `npm run ops -- cost <stage>`: what a month of a stage may cost, from its templates and a profile of use. */
import { PRICES, type Price, type PriceId } from './prices.ts';
import type { Template, TemplateResource } from './stateful-shape.ts';
import { resumesOf, searchUseOf, usageOf } from './usage.ts';

export interface CostLine {
  id: PriceId;
  price: Price;
  quantity: number;
  usd: number;
}

/** Metrics of requests that S3 keeps for one filter. */
const METRICS_OF_A_FILTER = 16;
/** Counts and durations of `lambdas/runtime/log.ts`, and failures by about fifteen codes. */
const METRICS_OF_THE_PRODUCT = 20 + 15;
/** Failures and seconds of three probes. */
const METRICS_OF_CANARIES = 6;

type Usage = Partial<Record<PriceId, number>>;

/** A rule of a backup plan, as CloudFormation has it. */
interface BackupRule {
  Lifecycle?: { DeleteAfterDays?: number };
  CopyActions?: { Lifecycle?: { DeleteAfterDays?: number } }[];
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** What one resource costs whether anybody comes or not. */
function fixedOf({ Type, Properties = {} }: TemplateResource): Partial<Record<PriceId, number>> {
  if (Type === 'AWS::KMS::Key') return { keys: 1 };
  if (Type === 'AWS::SecretsManager::Secret') return { secrets: 1 };
  if (Type === 'AWS::CloudWatch::Dashboard') return { dashboards: 1 };
  if (Type === 'AWS::CloudWatch::CompositeAlarm') return { compositeAlarms: 1 };
  if (Type === 'AWS::Logs::MetricFilter') return { ownMetrics: count(Properties.MetricTransformations) };
  if (Type === 'AWS::CloudWatch::Alarm') return { alarmMetrics: metricsOfAlarm(Properties) };
  if (Type === 'AWS::WAFv2::WebACL') return { walls: 1, wallRules: count(Properties.Rules) };
  if (Type === 'AWS::S3::Bucket') return { ownMetrics: count(Properties.MetricsConfigurations) * METRICS_OF_A_FILTER };
  return {};
}

/** Copies that a plan keeps: of tables whole ones, each paid for in full; of files what changed. */
function copiesOf({ Properties = {} }: TemplateResource, use: Usage): Usage {
  const { BackupPlanRule = [] } = (Properties.BackupPlan ?? {}) as { BackupPlanRule?: BackupRule[] };
  const daysOf = ({ CopyActions = [], Lifecycle }: BackupRule) =>
    [Lifecycle, ...CopyActions.map((copy) => copy.Lifecycle)].map((one) => one?.DeleteAfterDays ?? 0);
  const days = BackupPlanRule.flatMap(daysOf).reduce((sum, one) => sum + one, 0);
  const { tableGigabytes = 0, storageGigabytes = 0 } = use;
  return {
    backupGigabytes: tableGigabytes * days,
    // One here and one there.
    backupFileGigabytes: storageGigabytes * 2,
    // Each day all tables, and what came of files in a month.
    backupTransfer: tableGigabytes * 30 + storageGigabytes / 10,
  };
}

/** An alarm over an expression pays for each metric in it, not for the expression. */
function metricsOfAlarm({ Metrics }: Record<string, unknown>): number {
  if (!Array.isArray(Metrics)) return 1;
  return Metrics.filter((one: object) => 'MetricStat' in one).length;
}

/** What a month costs, dearest first, for so many people on record. */
export function estimate(templates: readonly Template[], people: number): CostLine[] {
  const resources = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  const use = usageOf(people);
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  const all = [
    ...resources.map(fixedOf),
    { ownMetrics: METRICS_OF_THE_PRODUCT + METRICS_OF_CANARIES },
    use,
    ...of('AWS::Backup::BackupPlan').map((plan) => copiesOf(plan, use)),
    ...of('AWS::OpenSearchServerless::Collection').map(() => searchUseOf(people)),
  ];
  return linesOf(all);
}

/** The lines of some use, the dearest first. */
function linesOf(all: readonly Usage[]): CostLine[] {
  const total = new Map<PriceId, number>();
  for (const part of all)
    for (const [id, quantity] of Object.entries(part) as [PriceId, number][])
      total.set(id, (total.get(id) ?? 0) + quantity);
  const lines = [...total].map(([id, quantity]) => {
    const price = PRICES[id];
    return { id, price, quantity, usd: quantity * price.usd };
  });
  return lines.filter(({ quantity }) => quantity > 0).toSorted((a, b) => b.usd - a.usd);
}

/** What a collection would cost besides, where people are searched in files; nothing where the templates have one. */
export function optional(templates: readonly Template[], people: number): string[] {
  const resources = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  if (people === 0 || resources.some(({ Type }) => Type === 'AWS::OpenSearchServerless::Collection')) return [];
  const usd = Math.ceil(sum(linesOf([searchUseOf(people)])));
  return [`  Optional: people in OpenSearch Serverless (search: 'opensearch') about ${usd} USD more`];
}

const sum = (lines: readonly CostLine[]): number => lines.reduce((usd, line) => usd + line.usd, 0);

/** The estimate in lines for a terminal. */
export function describe(lines: readonly CostLine[], people: number): string[] {
  const rows = lines.map(({ id, price, quantity, usd }) => {
    const amount = `${quantity.toFixed(quantity < 10 ? 2 : 0)} x ${price.usd} per ${price.per}`;
    return `  ${usd.toFixed(2).padStart(8)}  ${id.padEnd(22)} ${amount.padEnd(58)} ${price.from} ${price.date} ${price.source}`;
  });
  const inWords = (number: number) => number.toLocaleString('en');
  const who =
    people === 0
      ? 'Idle, nobody on record and nobody there'
      : `${inWords(people)} people on record, ${inWords(resumesOf(people))} resumes a month`;
  return [`${who}: about ${Math.ceil(sum(lines))} USD a month`, ...rows];
}

/** What an estimate does not say; printed with each. */
export const CAVEATS = [
  'Nobody has compared this with a bill yet. "memory" is what was remembered on that day, not looked up; "article" was read in one.',
  'OpenSearch Serverless has been tried on no account: how long its units stay awake is a guess.',
  'List prices of us-east-1 without free tiers, tax and support. Not in it: SMS, language models, the scan for malware, a domain.',
  'Profiles of use are guesses: see infra/ops/usage.ts, and put your own figures there.',
] as const;
