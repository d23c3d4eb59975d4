import { relative } from 'node:path';
import ts from 'typescript';

/** One line of the facade: an export, or a member of one of its types (`Owner.member`). */
export type ApiRow = { name: string; text: string; deprecated?: string };

/** `given`: types that callers hand in; a member that one of them newly requires breaks every caller. */
export type Facade = { rows: ApiRow[]; given: ReadonlySet<string> };

type Declared = { name: string; symbol: ts.Symbol };

const NO_CUT = ts.TypeFormatFlags.NoTruncation;
const ALIASES = NO_CUT | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** `folder`: where the facade's own sources are; of what comes from elsewhere only the package and its major are told. */
export function readFacade(entry: string, folder: string, options: ts.CompilerOptions): Facade {
  const program = ts.createProgram([entry], { ...options, noEmit: true });
  const source = program.getSourceFile(entry);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  return new FacadeReader(program.getTypeChecker(), folder).read(module, source);
}

class FacadeReader {
  private readonly checker: ts.TypeChecker;
  private readonly folder: string;
  private readonly given = new Set<string>();
  private readonly reached = new Map<ts.Symbol, string>();

  constructor(checker: ts.TypeChecker, folder: string) {
    this.checker = checker;
    this.folder = folder;
  }

  read(module: ts.Symbol, source: ts.SourceFile): Facade {
    const exported = this.checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: this.real(symbol) }));
    exported.forEach(({ name, symbol }) => this.reached.set(symbol, name));
    for (const { symbol } of exported) symbol.declarations?.forEach((node) => this.follow(node, false));
    const inner = [...this.reached]
      .filter(([symbol]) => !exported.some((one) => one.symbol === symbol))
      .map(([symbol, name]) => ({ name, symbol }));
    const rows = [...exported, ...inner].flatMap((one) => this.rowsOf(one, source));
    return { rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)), given: this.given };
  }

  private real(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private isOwn(node: ts.Node): boolean {
    return node.getSourceFile().fileName.startsWith(this.folder);
  }

  /** Finds the facade's own types that a declaration names, and whether callers hand them in. */
  private follow(node: ts.Node, given: boolean): void {
    if (!this.isOwn(node) || ts.isBlock(node)) return;
    const inward = given || ts.isParameter(node);
    if (ts.isTypeReferenceNode(node)) this.reach(node.typeName, inward);
    ts.forEachChild(node, (child) => this.follow(child, inward));
  }

  private reach(name: ts.EntityName, given: boolean): void {
    const found = this.checker.getSymbolAtLocation(name);
    const symbol = found && this.real(found);
    const node = symbol?.declarations?.[0];
    if (!symbol || !node || !(ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) || !this.isOwn(node))
      return;
    const known = this.reached.get(symbol) ?? symbol.name;
    if (this.reached.has(symbol) && (!given || this.given.has(known))) return;
    this.reached.set(symbol, known);
    if (given) this.given.add(known);
    this.follow(node, given);
  }

  private rowsOf({ name, symbol }: Declared, source: ts.SourceFile): ApiRow[] {
    const [node] = symbol.declarations ?? [];
    if (!node || !this.isOwn(node)) return [{ name, text: this.origin(node) }];
    const deprecated = deprecation(symbol, this.checker);
    if (ts.isTypeAliasDeclaration(node)) return this.typeRows(name, node.type, heads(node), deprecated);
    if (ts.isInterfaceDeclaration(node))
      return [head(name, `interface${heads(node)}`, deprecated), ...members(name, node)];
    return [head(name, this.valueText(symbol, source), deprecated)];
  }

  /** Members of what is written out are rows of their own: one more that nobody has to give breaks nobody. */
  private typeRows(name: string, type: ts.TypeNode, parameters: string, deprecated?: string): ApiRow[] {
    const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type];
    const literals = parts.filter(ts.isTypeLiteralNode);
    const rest = parts.filter((part) => !ts.isTypeLiteralNode(part)).map(plain);
    const text = [...rest, ...(literals.length ? ['{…}'] : [])].join(' & ');
    return [head(name, `type${parameters} ${text}`, deprecated), ...literals.flatMap((part) => members(name, part))];
  }

  private valueText(symbol: ts.Symbol, source: ts.SourceFile): string {
    const type = this.checker.getTypeOfSymbol(symbol);
    const [argument] = type.aliasSymbol ? (type.aliasTypeArguments ?? []) : [];
    const endpoint = argument?.aliasTypeArguments?.[0];
    // What a service answers is agreed with the service: of a call's hook only what it is given is the facade's.
    if (type.aliasSymbol && endpoint) {
      return `${type.aliasSymbol.name}<${this.checker.typeToString(endpoint, source, ALIASES)}>`;
    }
    const [node] = symbol.declarations ?? [];
    if (node && ts.isClassDeclaration(node)) return classText(node);
    const made = node && functionOf(node);
    if (made) return this.functionText(made, source);
    return this.inferred(type, source);
  }

  /** As it is written, as far as it is: what the compiler makes of it itself has its unions in any order. */
  private functionText(made: ts.SignatureDeclaration, source: ts.SourceFile): string {
    const given = made.parameters.map((parameter) => {
      const { name, type, initializer, questionToken, dotDotDotToken } = parameter;
      const called = ts.isIdentifier(name) ? name.text : 'props';
      const text = type ? plain(type) : this.inferred(this.checker.getTypeAtLocation(parameter), source);
      return `${dotDotDotToken ? '...' : ''}${called}${questionToken || initializer ? '?' : ''}: ${text}`;
    });
    const signature = this.checker.getSignatureFromDeclaration(made);
    const answer = made.type ? plain(made.type) : signature && this.inferred(signature.getReturnType(), source);
    return `${heads(made)}(${given.join(', ')}) => ${answer}`;
  }

  private inferred(type: ts.Type, source: ts.SourceFile): string {
    return this.checker
      .typeToString(type, source, NO_CUT)
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replaceAll(/\(\{[^{}]*\}(\??): /g, '(props$1: ');
  }

  private origin(node: ts.Node | undefined): string {
    const file = node?.getSourceFile().fileName ?? '';
    const [, name = relative(this.folder, file)] = /.*[/]node_modules[/]((?:@[^/]+[/])?[^/]+)/.exec(file) ?? [];
    const own = /[/]packages[/](\w+)[/]/.exec(file)?.[1];
    return `from ${own ? `@hub/${own}` : this.withMajor(name, file)}`;
  }

  private withMajor(name: string, file: string): string {
    const manifest = `${file.slice(0, file.lastIndexOf(`/${name}/`))}/${name}/package.json`;
    const { version = '' } = JSON.parse(ts.sys.readFile(manifest) ?? '{}') as { version?: string };
    return `${name} ${version.split('.')[0]}`;
  }
}

const plain = (node: ts.Node): string =>
  node
    .getText()
    .replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '');

function functionOf(node: ts.Declaration): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(node)) return node;
  const value = ts.isVariableDeclaration(node) && !node.type ? node.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

const head = (name: string, text: string, deprecated?: string): ApiRow => ({
  name,
  text,
  ...(deprecated !== undefined && { deprecated }),
});

const heads = ({ typeParameters }: { typeParameters?: readonly ts.Node[] }): string =>
  typeParameters ? `<${typeParameters.map(plain).join(', ')}>` : '';

function members(owner: string, { members: all }: ts.TypeLiteralNode | ts.InterfaceDeclaration): ApiRow[] {
  return all.map((member) => {
    const name = member.name ? plain(member.name) : '[]';
    const text = plain(member).replace(/;$/, '');
    return { name: `${owner}.${name}`, text: member.name ? text.slice(text.indexOf(name) + name.length) : text };
  });
}

/** Its public members, without their bodies. */
function classText(node: ts.ClassDeclaration): string {
  const shown = node.members.filter((member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private));
  const written = shown.map((member) => {
    const body = (member as ts.MethodDeclaration).body;
    const text = plain(member);
    return (body ? text.slice(0, text.indexOf(plain(body))) : text).replace(/[; ]+$/, '');
  });
  const parents = (node.heritageClauses ?? []).map(plain).join(' ');
  return `class ${parents} { ${written.join('; ')} }`.replaceAll(/ +/g, ' ');
}

function deprecation(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  return tag && (/^since (\d+\.\d+\.\d+)/.exec(ts.displayPartsToString(tag.text))?.[1] ?? '');
}
