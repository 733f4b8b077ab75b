/** Follows a handler through the source to every piece of code that it can run. */
import { ts } from '@ts-morph/common';
import { fileOf, isCallable, type Source } from './program.ts';

/** The SDK's part of the source is not entered; what it is told to do is seen where it is told. */
const OWN = /^(lambdas|shared)\//;

/** Every node that can run once a handler is called, each once, with what it stands for. */
export function reachableFrom(name: string, source: Source): Set<ts.Node> {
  const { checker, implementers, isMember } = source;
  const loaded = modulesOf(source.handler(name), checker);
  const seen = new Set<ts.Node>();
  const queue: ts.Node[] = [];
  const reach = (node: ts.Node | undefined): void => {
    if (node && !seen.has(node) && OWN.test(fileOf(node))) queue.push(node);
  };
  /** What runs where a declaration is named; nobody makes an object of a module that is not loaded. */
  const reachDeclaration = (declaration: ts.Node): void => {
    const members = implementers.get(declaration) ?? [];
    for (const member of members) if (isMember(member) && loaded.has(member.getSourceFile())) reach(bodyOf(member));
    if (!ts.isPropertyAssignment(declaration) || isCallable(declaration, checker)) reach(bodyOf(declaration));
    // A name taken out of an object stands for that object's member, once it is used.
    if (ts.isBindingElement(declaration)) reachSymbol(propertyOf(declaration, checker));
  };
  const reachSymbol = (symbol: ts.Symbol | undefined): void => {
    if (!symbol) return;
    const aim = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of aim.declarations ?? []) reachDeclaration(declaration);
  };
  const walk = (node: ts.Node): void => {
    if (seen.has(node) || ts.isTypeNode(node)) return;
    seen.add(node);
    if (ts.isShorthandPropertyAssignment(node)) reachSymbol(checker.getShorthandAssignmentValueSymbol(node));
    else if (ts.isIdentifier(node) && !isOfPattern(node)) reachSymbol(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, (child) => {
      if (!isMember(child) && !isNamedFunction(child, checker)) walk(child);
    });
  };
  for (const entry of entriesOf(source.handler(name))) queue.push(entry);
  for (let node = queue.pop(); node; node = queue.pop()) walk(node);
  return seen;
}

/** The modules that are loaded with one, at once or later. */
function modulesOf(entry: ts.SourceFile, checker: ts.TypeChecker): Set<ts.SourceFile> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    const look = (node: ts.Node): void => {
      const isTaken = ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly;
      const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const specifier = isTaken ? node.moduleSpecifier : isLater ? node.arguments[0] : undefined;
      const [module] = (specifier && checker.getSymbolAtLocation(specifier)?.declarations) ?? [];
      if (module && OWN.test(fileOf(module))) loaded.add(module.getSourceFile());
      ts.forEachChild(node, look);
    };
    look(file);
  }
  return loaded;
}

/** The names in a pattern are looked at where they are used. */
const isOfPattern = (node: ts.Identifier): boolean =>
  ts.isBindingElement(node.parent) && node.parent.initializer !== node;

/** Runs where somebody names it, and not where it stands. */
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
