/** What a handler can ask of AWS: actions on tables, queues and buckets, found in the code that it reaches. */
import { ts } from '@ts-morph/common';
import { operationOf } from '../../contract/limits.ts';
import { fileOf, type Source } from './program.ts';
import { reachableFrom } from './reachable.ts';

/** `dynamodb:PutItem jobs`, `sqs:SendMessage matching`, `s3:GetObject uploads`, `textract:StartDocumentTextDetection`. */
export type Call = string;

const COMMAND = /^[A-Z]\w+Command$/;
/** The calls on any table, whose table is named where they are taken. */
const TABLE_LAYER = /^lambdas\/dynamodb\//;

/** The right that S3 asks for, where it is not called as the command is. */
const S3_RIGHTS: Record<string, string> = {
  HeadObject: 'GetObject',
  ListObjectsV2: 'ListBucket',
  ListObjectVersions: 'ListBucketVersions',
  CopyObject: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
  ListParts: 'ListMultipartUploadParts',
};
/** Services by the package whose command it is. */
const SERVICES: Record<string, string> = {
  'client-s3': 's3',
  'client-sqs': 'sqs',
  'client-sesv2': 'ses',
  'client-pinpoint-sms-voice-v2': 'sms-voice',
  'client-textract': 'textract',
  'client-bedrock-runtime': 'bedrock',
  'lib-dynamodb': 'dynamodb',
};
const DEAD_LETTERS = ['ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility', 'GetQueueAttributes'].map(
  (action) => `dead:${action}`,
);
const OTHER_RIGHTS: Record<string, string> = {
  Converse: 'InvokeModel',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
};

/** Everything that the code behind a handler can ask for. */
export function callsOf(handler: string, source: Source): Set<Call> {
  const found = new Set<Call>();
  for (const { nodes } of reachableFrom(handler, source)) {
    const calls = known.get(nodes) ?? nodes.flatMap((node) => callsAt(node, source));
    known.set(nodes, calls);
    for (const call of calls) found.add(call);
  }
  return found;
}

/** What each body calls, by its nodes. */
const known = new WeakMap<readonly ts.Node[], Call[]>();

function callsAt(node: ts.Node, source: Source): Call[] {
  if (TABLE_LAYER.test(fileOf(node))) return [];
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && COMMAND.test(node.expression.text))
    return callsOfCommand(node, node.expression, source);
  if (ts.isIdentifier(node) && node.text === 'createPresignedPost' && ts.isCallExpression(node.parent))
    return [`s3:PutObject ${bucketOf(node)}`];
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'QUEUES')
    return actionsOnQueue(node).map((action) => `${action} ${node.name.text}`);
  if (!ts.isIdentifier(node)) return [];
  const taken = takenFromTableLayer(node, source);
  return taken.flatMap((action) => tablesNear(node).map((table) => `dynamodb:${action} ${table}`));
}

function callsOfCommand(node: ts.NewExpression, name: ts.Identifier, { checker }: Source): Call[] {
  const symbol = checker.getSymbolAtLocation(name);
  const [declaration] = symbol?.declarations ?? [];
  const from =
    declaration && ts.findAncestor(declaration, ts.isImportDeclaration)?.moduleSpecifier.getText().slice(1, -1);
  const service = SERVICES[from?.replace('@aws-sdk/', '') ?? ''] ?? `unknown ${from}`;
  const operation = operationOf(name.text);
  if (service === 'dynamodb') return tablesNear(node).map((table) => `dynamodb:${operation} ${table}`);
  // Which queue, the line says that makes its sender.
  if (service === 'sqs') return [];
  if (service === 's3') return rightsOfS3(operation, node).map((right) => `s3:${right} ${bucketOf(node)}`);
  return [`${service}:${OTHER_RIGHTS[operation] ?? operation}`];
}

/** A named version needs a right of its own. */
function rightsOfS3(operation: string, node: ts.NewExpression): string[] {
  const right = S3_RIGHTS[operation] ?? operation;
  const isOfVersion = /\bVersionId\b/.test(node.arguments?.[0]?.getText() ?? '');
  return isOfVersion && ['GetObject', 'DeleteObject'].includes(right) ? [right, `${right}Version`] : [right];
}

/** By the file that makes clients of queues: one sends, the other looks at dead letters and puts them back. */
function actionsOnQueue(node: ts.Node): string[] {
  const sent = new Map<string, string[]>([
    ['lambdas/runtime/queue.ts', ['sqs:SendMessage']],
    ['lambdas/resumes/dead-letters.ts', ['sqs:SendMessage', ...DEAD_LETTERS]],
  ]);
  return sent.get(fileOf(node)) ?? [];
}

/** Stores of another bucket than that of uploads. */
const BUCKETS: Record<string, string> = {
  'lambdas/stores/archive-store.ts': 'archive',
  'lambdas/stores/generation-store.ts': 'indexes',
};
const bucketOf = (node: ts.Node): string => BUCKETS[fileOf(node)] ?? 'uploads';

/** What the table layer does for a name: a member of its interfaces, or one of its functions. */
function takenFromTableLayer(node: ts.Identifier, source: Source): string[] {
  const { checker } = source;
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  const aim = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (aim.declarations ?? [])
    .filter((declaration) => TABLE_LAYER.test(fileOf(declaration)) && !isFactory(declaration) && isRun(declaration))
    .flatMap((declaration) => actionsBehind(declaration, source));
}

const isRun = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) || ts.isMethodSignature(node) || ts.isPropertySignature(node);

/** These make the calls on a table, and make none themselves. */
const isFactory = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) && ['table', 'queries', 'singleItem'].includes(node.name?.text ?? '');

const behind = new Map<ts.Node, string[]>();

/** The actions of the commands in everything that a declaration of the table layer runs. */
function actionsBehind(declaration: ts.Node, source: Source): string[] {
  const known = behind.get(declaration);
  if (known) return known;
  const actions = new Set<string>();
  const seen = new Set<ts.Node>();
  const look = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isNewExpression(node) && COMMAND.test(node.expression.getText())) {
      const operation = operationOf(node.expression.getText());
      if (operation !== 'TransactWriteItems') actions.add(operation);
    }
    // A transaction asks for the rights of what it is made of.
    if (ts.isPropertyAssignment(node) && ['Put', 'Update'].includes(node.name.getText()))
      actions.add(`${node.name.getText()}Item`);
    if (ts.isIdentifier(node)) for (const next of declarationsOf(node, source)) look(next);
    ts.forEachChild(node, look);
  };
  for (const implementer of source.implementers.get(declaration) ?? [declaration]) look(implementer);
  behind.set(declaration, [...actions]);
  return [...actions];
}

function declarationsOf(node: ts.Identifier, { checker, implementers }: Source): ts.Node[] {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const aim = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (aim?.declarations ?? [])
    .filter((one) => TABLE_LAYER.test(fileOf(one)) && !isFactory(one))
    .flatMap((one) => [
      ...(implementers.get(one) ?? []),
      ...(isRun(one) || ts.isVariableDeclaration(one) ? [one] : []),
    ]);
}

const tablesInFile = new Map<ts.SourceFile, string[]>();

/** The tables named in a call's own words, or else in its file: a store has one. */
function tablesNear(node: ts.Node): string[] {
  const call = ts.findAncestor(node, ts.isCallExpression);
  const own = call ? tablesIn(call) : [];
  if (own.length > 0) return own;
  const file = node.getSourceFile();
  const known = tablesInFile.get(file) ?? tablesIn(file);
  tablesInFile.set(file, known);
  return known;
}

const tablesIn = (node: ts.Node): string[] => [
  ...new Set([...node.getText().matchAll(/\bTABLES\.(\w+)/g)].map(([, name = '']) => name)),
];
