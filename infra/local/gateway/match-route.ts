/** The part of a route that the gateway matches requests with. */
export type RoutePattern = { readonly method: string; readonly path: string };

/** A matched route with the values of its `{…}` segments, decoded. */
export type RouteMatch<Pattern extends RoutePattern> = {
  readonly route: Pattern;
  readonly pathParameters: Readonly<Record<string, string>>;
};

/** Made once from the routes; finds the one for a request. */
export type RouteMatcher<Pattern extends RoutePattern> = (
  method: string,
  rawPath: string,
) => RouteMatch<Pattern> | undefined;

type CompiledRoute<Pattern> = { readonly route: Pattern; readonly segments: readonly string[] };

/**
 * Matches like an HTTP API: whole segments, the exact method, and a literal segment before a `{…}` one, from the left.
 *
 * Segments are split before they are decoded, so an encoded slash stays inside its segment. A parameter arrives
 * decoded and, as the real gateway does, cut at a decoded `?`.
 *
 * @throws URIError from the matcher when the path holds a broken percent code.
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
