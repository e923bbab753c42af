import type { Plugin } from 'vite';

const routeFiles = /\/shared\/routes\/[\w-]+\.ts$/;

/** What the browser asks of a route: where to call it, and how. Everything else is the server's. */
const kept: readonly string[] = ['id', 'method', 'path', 'paged', 'repeatable', 'download'];

/**
 * Leaves of each route of the contract what a call needs, so that a page carries neither schemas nor rights that it never reads: the one definition in
 * `shared/routes` stays the source of addresses and types. Forms import the schema that they check with from `shared/schemas`; the build fails where
 * something asks a route for it.
 */
export function lightRoutes(): Plugin {
  return {
    name: 'light-routes',
    apply: 'build',
    // TypeScript is gone by then, and what is left can be parsed.
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

/** What is read here of a syntax tree (ESTree): the fields that its kinds of nodes have. */
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

/** @returns the module with its routes alone, each reduced to the fields that are kept. One that is spread from another one stays so. */
function lightenRoutes(code: string, tree: unknown): string {
  const declared = listNodes(tree).filter(({ type }) => type === 'VariableDeclarator');
  if (!declared.some(({ init }) => isRoute(init))) return code;
  // What routes have in common stands in an object that they are spread from.
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

/** @returns what the module reads of routes that are not there: `createDeck.body`. */
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

/** @returns the nodes of a tree, in the order of the code. */
function listNodes(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(listNodes);
  return 'type' in node ? [node as Node, ...inside] : inside;
}
