/** The source of all handlers as the compiler understands it: what a name stands for, and who implements a member of an interface. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getLibFiles, ts } from '@ts-morph/common';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARY = '/library';
const LAMBDAS = join(ROOT, 'lambdas');

/** Packages, whose calls are found where they are made, and data: their declarations are larger than all the rest. */
const NOT_ENTERED = /^(?![./])|\/data\//;

export interface Source {
  checker: ts.TypeChecker;
  /** The source file of a handler by its name, `jobs/get-job`. */
  handler(name: string): ts.SourceFile;
  /** Where an interface's member is implemented, by its declaration. */
  implementers: ReadonlyMap<ts.Node, readonly ts.Node[]>;
  /** Members of objects that stand for an interface: run only where someone names them. */
  isMember(node: ts.Node): boolean;
}

const names = new WeakMap<ts.SourceFile, string>();

/** Below the repository's root. */
export function fileOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const name = names.get(file) ?? relative(ROOT, file.fileName);
  names.set(file, name);
  return name;
}

/** Loads and binds everything that the handlers import. */
export function loadSource(): Source {
  const files = readdirSync(LAMBDAS, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.handler.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.esnext.d.ts'],
  };
  const program = ts.createProgram(files, options, hostWithLibrary(options));
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(LAMBDAS));
  const { implementers, members } = implementersIn(own, checker);
  return {
    checker,
    implementers,
    isMember: (node) => members.has(node),
    handler: (name) => {
      const file = program.getSourceFile(join(LAMBDAS, `${name}.handler.ts`));
      if (!file) throw new Error(`There is no handler ${name}`);
      return file;
    },
  };
}

/** The compiler comes with the language's own declarations in memory. */
function hostWithLibrary(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const library = new Map(getLibFiles().map(({ fileName, text }) => [`${LIBRARY}/${fileName}`, text]));
  const { readFile, fileExists } = host;
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  const mode = ts.ModuleKind.ESNext;
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, host, cache, undefined, mode).resolvedModule;
  return Object.assign(host, {
    getDefaultLibLocation: () => LIBRARY,
    getDefaultLibFileName: (own: ts.CompilerOptions) => `${LIBRARY}/${ts.getDefaultLibFileName(own)}`,
    fileExists: (name: string) => library.has(name) || fileExists(name),
    readFile: (name: string) => library.get(name) ?? readFile(name),
    resolveModuleNameLiterals: (specifiers: readonly ts.StringLiteralLike[], from: string) =>
      specifiers.map(({ text }) => ({ resolvedModule: NOT_ENTERED.test(text) ? undefined : resolve(text, from) })),
    getSourceFile: (name: string, target: ts.ScriptTarget) => {
      const text = library.get(name) ?? readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
    },
  });
}

/** What is written so is never called, whatever the types of its parts. */
const NO_FUNCTIONS = new Set([
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
]);

/** Whether a member is there to be called; what is not is worked out where its object is made. */
export function isCallable(node: ts.Node, checker: ts.TypeChecker): boolean {
  const value = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return true;
  if (value && NO_FUNCTIONS.has(value.kind)) return false;
  return checker.getTypeAtLocation(node).getNonNullableType().getCallSignatures().length > 0;
}

function implementersIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker) {
  const implementers = new Map<ts.Node, ts.Node[]>();
  const members = new Set<ts.Node>();
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const wanted = checker.getContextualType(node);
      for (const property of wanted ? node.properties : []) {
        const name = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
        const symbol = name === undefined ? undefined : wanted && checker.getPropertyOfType(wanted, name);
        for (const declaration of symbol?.declarations ?? []) {
          if (declaration === property || !declaration.getSourceFile().fileName.startsWith(LAMBDAS)) continue;
          implementers.set(declaration, [...(implementers.get(declaration) ?? []), property]);
          if (isCallable(property, checker)) members.add(property);
        }
      }
    }
    ts.forEachChild(node, look);
  };
  for (const file of files) look(file);
  return { implementers, members };
}
