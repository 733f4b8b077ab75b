/** Follows a handler through the source to every piece of code that it can run. */
import { ts } from '@ts-morph/common';
import { fileOf, isCallable, type Source } from './program.ts';

/** The SDK's sources are not entered; its calls are found where they are made. */
const OWN = /^(lambdas|shared)\//;

/** What stands in one body, and what it names. Handlers share most of their code, so each body is looked at once. */
interface Body {
  /** Its nodes, without the functions that run only where someone names them. */
  nodes: readonly ts.Node[];
  named: readonly ts.Node[];
}

const bodies = new WeakMap<ts.Node, Body>();

/** Every body that can run once a handler is called. */
export function reachableFrom(name: string, source: Source): Body[] {
  const { checker, implementers, isMember } = source;
  const loaded = modulesOf(source.handler(name), checker);
  const seen = new Set<ts.Node>();
  const queue: ts.Node[] = [];
  const reach = (node: ts.Node | undefined): void => {
    if (!node || seen.has(node) || !OWN.test(fileOf(node))) return;
    seen.add(node);
    queue.push(node);
  };
  /** What runs where a declaration is named; nobody makes an object of a module that is not loaded. */
  const reachDeclaration = (declaration: ts.Node): void => {
    const members = implementers.get(declaration) ?? [];
    for (const member of members) if (isMember(member) && loaded.has(member.getSourceFile())) reach(bodyOf(member));
    if (!ts.isPropertyAssignment(declaration) || isCallable(declaration, checker)) reach(bodyOf(declaration));
  };
  const reached: Body[] = [];
  for (const entry of entriesOf(source.handler(name))) reach(entry);
  for (let node = queue.pop(); node; node = queue.pop()) {
    const body = bodies.get(node) ?? lookedAt(node, source);
    bodies.set(node, body);
    reached.push(body);
    for (const declaration of body.named) reachDeclaration(declaration);
  }
  return reached;
}

function lookedAt(start: ts.Node, { checker, isMember }: Source): Body {
  const nodes: ts.Node[] = [];
  const named = new Set<ts.Node>();
  const name = (symbol: ts.Symbol | undefined): void => {
    if (!symbol) return;
    const aim = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of aim.declarations ?? []) {
      if (named.has(declaration)) continue;
      named.add(declaration);
      // A name taken out of an object stands for that object's member, once it is used.
      if (ts.isBindingElement(declaration)) name(propertyOf(declaration, checker));
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    nodes.push(node);
    if (ts.isShorthandPropertyAssignment(node)) name(checker.getShorthandAssignmentValueSymbol(node));
    else if (ts.isIdentifier(node) && !isOfPattern(node)) name(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, (child) => {
      if (!isMember(child) && !isNamedFunction(child, checker)) walk(child);
    });
  };
  walk(start);
  return { nodes, named: [...named] };
}

/** The modules that are loaded with one, at once or later. */
function modulesOf(entry: ts.SourceFile, checker: ts.TypeChecker): Set<ts.SourceFile> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    const taken = imports.get(file) ?? importsOf(file, checker);
    imports.set(file, taken);
    for (const module of taken) loaded.add(module);
  }
  return loaded;
}

const imports = new WeakMap<ts.SourceFile, readonly ts.SourceFile[]>();

function importsOf(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  const found: ts.SourceFile[] = [];
  const look = (node: ts.Node): void => {
    const isTaken = ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly;
    const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isTaken ? node.moduleSpecifier : isLater ? node.arguments[0] : undefined;
    const [module] = (specifier && checker.getSymbolAtLocation(specifier)?.declarations) ?? [];
    if (module && OWN.test(fileOf(module))) found.push(module.getSourceFile());
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The names in a pattern are looked at where they are used. */
const isOfPattern = (node: ts.Identifier): boolean =>
  ts.isBindingElement(node.parent) && node.parent.initializer !== node;

/** Runs where someone names it, and not where it stands. */
const isNamedFunction = (node: ts.Node, checker: ts.TypeChecker): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && isCallable(node, checker));

/** What Lambda calls. */
function entriesOf(file: ts.SourceFile): ts.Node[] {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  return declarations.flatMap(({ name, initializer }) =>
    name.getText() === 'handler' && initializer ? [initializer] : [],
  );
}

/** What runs of a declaration that is named; nothing of a type. */
function bodyOf(declaration: ts.Node): ts.Node | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration.body;
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) return declaration.initializer;
  return ts.isShorthandPropertyAssignment(declaration) || ts.isClassDeclaration(declaration) ? declaration : undefined;
}

/** The member of an object that a pattern such as `{ get }` takes. */
function propertyOf(node: ts.BindingElement, checker: ts.TypeChecker): ts.Symbol | undefined {
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  return checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text);
}
