import type { Plugin } from 'vite';

const routeFiles = /\/shared\/routes\/[\w-]+\.ts$/;

/** The route fields that the browser needs for a call. The others are for the server only. */
const kept: readonly string[] = ['id', 'method', 'path', 'paged', 'repeatable', 'download'];

/**
 * Reduces each API route to the fields that a call needs, so that pages don't load unused schemas and permissions. `shared/routes` remains the only
 * definition of paths and types. Forms import their schemas from `shared/schemas`; the build fails if code reads a removed field of a route.
 */
export function lightRoutes(): Plugin {
  return {
    name: 'light-routes',
    apply: 'build',
    // Runs after TypeScript is compiled, so that the code can be parsed.
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const tree: unknown = this.parse(code);
        if (routeFiles.test(id)) return { code: lightenRoutes(code, tree), map: null };
        const [missed] = findMissedFields(tree);
        if (missed !== undefined) this.error(`A page has no ${missed}: import the schema from shared/schemas instead.`);
        return undefined;
      },
    },
  };
}

/** The fields of a syntax tree node (ESTree) that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly id: Node;
  readonly init: Node | null;
  readonly key: Node;
  readonly callee: Node;
  readonly object: Node;
  readonly property: Node;
  readonly local: Node;
  readonly source: { readonly value: string };
  readonly arguments: readonly Node[];
  readonly properties: readonly Node[];
  readonly specifiers: readonly Node[];
}

/** @returns the module with only its routes, each reduced to the kept fields. Spreads of other routes remain. */
function lightenRoutes(code: string, tree: unknown): string {
  const declared = listNodes(tree).filter(({ type }) => type === 'VariableDeclarator');
  if (!declared.some(({ init }) => isRoute(init))) return code;
  // Routes spread their common fields from shared objects.
  const kinds = declared.flatMap(({ id, init }) => {
    const [written] = isRoute(init) ? init.arguments : [init];
    return written?.type === 'ObjectExpression' ? [{ name: id.name, properties: written.properties }] : [];
  });
  const lines = kinds.map(({ name, properties }) => {
    const fields = properties.filter((one) => one.type === 'SpreadElement' || kept.includes(one.key.name));
    return `export const ${name} = { ${fields.map(({ start, end }) => code.slice(start, end)).join(', ')} };`;
  });
  return lines.join('\n');
}

function isRoute(init: Node | null): init is Node {
  return init?.type === 'CallExpression' && init.callee.name === 'defineRoute';
}

/** @returns the removed route fields that the module reads, such as `createDeck.body` */
function findMissedFields(tree: unknown): string[] {
  const nodes = listNodes(tree);
  const routes = nodes
    .filter(({ type, source }) => type === 'ImportDeclaration' && routeFiles.test(source.value))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  return nodes
    .filter(({ type, object, property }) => {
      return type === 'MemberExpression' && routes.includes(object.name) && !kept.includes(property.name);
    })
    .map(({ object, property }) => `${object.name}.${property.name}`);
}

/** @returns all nodes of a tree in source order */
function listNodes(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(listNodes);
  return 'type' in node ? [node as Node, ...inside] : inside;
}
