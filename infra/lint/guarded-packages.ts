import { projectPath, type Rule, visitImportedModules } from './rule.ts';

type Guard = {
  packages: RegExp;
  /** The only files that may import these packages. */
  allowedIn: RegExp;
  instead: string;
};

const guards: readonly Guard[] = [
  {
    packages: /^@aws-sdk\/(client-dynamodb|lib-dynamodb|util-dynamodb)(\/|$)/,
    allowedIn: /^(functions\/data|infra\/local|infra\/operations|test)\//,
    instead:
      'Only functions/data talks to DynamoDB: add a function in the words of the domain to the file of the stored item there, and call it.',
  },
  {
    packages: /^@aws-sdk\/client-s3(\/|$)/,
    allowedIn: /^(functions\/platform\/effects\/s3-library\.ts$|infra\/operations\/|test\/)/,
    instead:
      'Only functions/platform/effects/media-store.ts talks to S3, by import(): use what it exports, so that one machine keeps files as well.',
  },
  {
    packages: /^ts-fsrs(\/|$)/,
    allowedIn: /^shared\/scheduling\/fsrs-engine\.ts$/,
    instead:
      'Only shared/scheduling/fsrs-engine.ts knows the scheduling library: use what it exports, so that the algorithm can change in one place.',
  },
  {
    packages: /^idb(\/|$)/,
    allowedIn: /^(web\/src\/lib\/device\/kept-databases\.ts$|test\/)/,
    instead:
      'Only web/src/lib/device/kept-databases.ts opens databases: its openDatabase takes the names of what a browser keeps (browser-stores.ts).',
  },
  {
    packages: /^zod(\/(?!mini$)|$)/,
    allowedIn: /^$/,
    instead:
      "Write import * as z from 'zod/mini': the same schemas for functions and browser, a third of the size, and each sentence is our own.",
  },
];

/** Restricts packages to the one module that wraps them, such as the database SDK and the scheduling library. */
export const guardedPackages: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const file = projectPath(context);
    return visitImportedModules(context, (target, node) => {
      const guard = guards.find(({ packages, allowedIn }) => packages.test(target) && !allowedIn.test(file));
      if (guard) context.report({ node, message: `${target} may not be imported here. ${guard.instead}` });
    });
  },
};
