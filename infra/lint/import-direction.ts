import { projectPath, type Rule, visitImportedModules } from './rule.ts';

type Direction = {
  from: RegExp;
  /** Project paths that files matching `from` may not import. */
  forbidden: RegExp;
  instead: string;
};

/**
 * Layers, from bottom to top. Project: shared ← functions, web, infra. Server: data ← platform ← resources ← scheduled. Browser: lib ← words,
 * queries ← components ← screens of a role ← app. `web/src/together` may combine screens of both roles.
 */
const directions: readonly Direction[] = [
  {
    from: /^shared\//,
    forbidden: /^(functions|web|infra|test)\//,
    instead:
      'shared/ is read by all sides and knows none of them: move what both need into shared/, or pass it in as an argument.',
  },
  {
    from: /^functions\//,
    forbidden: /^(web|infra|test)\//,
    instead: 'functions/ builds on shared/ only: move what both need into shared/.',
  },
  {
    from: /^functions\/data\//,
    forbidden: /^functions\/(?!data\/)/,
    instead: 'data/ stands below everything on the server: take what is needed as an argument, or move it into data/.',
  },
  {
    from: /^functions\/platform\//,
    forbidden: /^functions\/(?!data\/|platform\/)/,
    instead:
      'platform/ serves every resource and knows none: take what is needed as an argument, or move it to platform/.',
  },
  {
    from: /^functions\/(?!scheduled\/)/,
    forbidden: /^functions\/scheduled\//,
    instead: 'What runs by the clock stands on top of the resources: move the rule into the folder of its resource.',
  },
  {
    from: /^web\//,
    forbidden: /^(functions|infra|test)\//,
    instead:
      'The browser knows the server by its contract only: use the route objects and schemas of shared/, and call the API.',
  },
  {
    from: /^infra\//,
    forbidden: /^(web|test)\//,
    instead:
      'infra/ deploys what is built in dist/ and reads shared/ and functions/: move what both need into shared/.',
  },
  {
    from: /^web\/src\/(signed-out|learner|parent|admin)\//,
    forbidden: /^web\/src\/app\//,
    instead: 'Screens do not know the app around them: take what is needed as a prop, or move it to web/src/lib.',
  },
  {
    from: /^web\/src\/components\//,
    forbidden: /^web\/src\/(app|together|signed-out|learner|parent|admin)\//,
    instead:
      'Components serve every screen and know none: take what is needed as a prop, or move this file to the screen.',
  },
  {
    from: /^web\/src\/(queries|words)\//,
    forbidden: /^web\/src\/(app|together|signed-out|learner|parent|admin|components)\//,
    instead: 'Reads, writes and words know no screen: take what is needed as an argument.',
  },
  {
    from: /^web\/src\/lib\//,
    forbidden: /^web\/src\/(app|together|signed-out|learner|parent|admin|components|queries)\//,
    instead: 'lib stands below everything in the browser: take what is needed as an argument, or move this file up.',
  },
];

/** Resource folders of `functions` that a resource folder may import, because they share rules. A test checks that there are no cycles. */
export const resourceUses: Readonly<Record<string, readonly string[]>> = {
  admin: ['auth', 'households'],
  assignments: ['learners'],
  auth: ['households'],
  bin: ['study'],
  devices: ['auth', 'corrections', 'study'],
  cards: ['bin', 'study'],
  corrections: ['study'],
  home: ['auth', 'decks'],
  households: ['consent'],
  imports: ['bin', 'cards', 'study'],
  passkeys: ['auth'],
  quizzes: ['assignments', 'learners', 'study'],
  records: ['decks', 'learners', 'quizzes'],
  shares: ['decks'],
  study: ['assignments', 'learners'],
  users: ['auth', 'households'],
};

const resourceOf = /^functions\/(?!data\/|platform\/|scheduled\/)([^/]+)\//;

const roleOf = /^web\/src\/(signed-out|learner|parent|admin)\//;

/** Forbids imports against the layer order, between screens of different roles, and between resources that {@link resourceUses} doesn't list. */
export const importDirection: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const file = projectPath(context);
    return visitImportedModules(context, (target, node) => {
      const message = refusal(file, target);
      if (message) context.report({ node, message });
    });
  },
};

function refusal(file: string, target: string): string | undefined {
  const role = roleOf.exec(file)?.[1];
  const otherRole = roleOf.exec(`${target}/`)?.[1];
  if (role && otherRole && role !== otherRole) {
    return `A screen in ${role}/ may not import from ${otherRole}/. Compose both in web/src/app, or move what they share to web/src/components or web/src/lib.`;
  }
  const resource = resourceOf.exec(file)?.[1];
  const otherResource = resourceOf.exec(`${target}/`)?.[1];
  if (resource && otherResource && resource !== otherResource && !resourceUses[resource]?.includes(otherResource)) {
    return `A file in functions/${resource}/ may not import from functions/${otherResource}/. Move what both need to functions/data or functions/platform; where a rule of ${resource} is really about ${otherResource}, name that in resourceUses (infra/lint/import-direction.ts), never in a circle.`;
  }
  const broken = directions.find(({ from, forbidden }) => from.test(file) && forbidden.test(`${target}/`));
  return broken && `This file may not import ${target}. ${broken.instead}`;
}
