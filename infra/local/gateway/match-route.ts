/** Method and path pattern of a route. */
export type RoutePattern = { readonly method: string; readonly path: string };

/** A matched route with its decoded path parameters. */
export type RouteMatch<Pattern extends RoutePattern> = {
  readonly route: Pattern;
  readonly pathParameters: Readonly<Record<string, string>>;
};

export type RouteMatcher<Pattern extends RoutePattern> = (
  method: string,
  rawPath: string,
) => RouteMatch<Pattern> | undefined;

type CompiledRoute<Pattern> = { readonly route: Pattern; readonly segments: readonly string[] };

/**
 * Matches routes as an HTTP API does: whole segments, exact method, and literal segments before `{…}` ones, from the
 * left. Paths are split before decoding, so an encoded slash stays in its segment. Like the real gateway, it cuts a
 * decoded parameter at a `?`.
 * @throws {URIError} from the matcher when the path has an invalid percent-encoding.
 */
export function createRouteMatcher<Pattern extends RoutePattern>(routes: readonly Pattern[]): RouteMatcher<Pattern> {
  const compiled = routes
    .map((route) => ({ route, segments: route.path.split('/') }))
    .toSorted((a, b) => compareSpecificity(a.segments, b.segments));
  return (method, rawPath) => {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const found = compiled.find((candidate) => isMatch(candidate, method, segments));
    return found && { route: found.route, pathParameters: readParameters(found.segments, segments) };
  };
}

function compareSpecificity(a: readonly string[], b: readonly string[]): number {
  const shape = (segments: readonly string[]): string =>
    segments.map((part) => (isParameter(part) ? '1' : '0')).join('');
  return shape(a).localeCompare(shape(b));
}

function isMatch(candidate: CompiledRoute<RoutePattern>, method: string, segments: readonly string[]): boolean {
  return (
    candidate.route.method === method &&
    candidate.segments.length === segments.length &&
    candidate.segments.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]))
  );
}

function readParameters(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  const pairs = pattern.map((part, index): [string, string] => [part.slice(1, -1), segments[index] ?? '']);
  const parameters = pairs.filter((_, index) => isParameter(pattern[index] ?? ''));
  return Object.fromEntries(parameters.map(([name, value]) => [name, value.split('?', 1)[0] ?? '']));
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
