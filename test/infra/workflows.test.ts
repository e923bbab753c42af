import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployOptions } from '../../infra/operations/deploy/deploy-arguments.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: projectRoot }).map((file) => ({
  file,
  text: readFileSync(join(projectRoot, file), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(workflows)('$file', ({ text }) => {
  it('runs exactly the actions that were read, named by their commit', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('says what it may do, and stores no key', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/secrets\.|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY|write-all/);
  });

  it('runs scripts that there are', () => {
    const names = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    for (const name of names) expect(Object.keys(scripts)).toContain(name);
  });
});

it('checks every push, and deploys with a role of its own after the same checks', () => {
  const [check, deploy] = workflows.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map(({ text }) => text);
  expect(check).toMatch(/^on:\n {2}push:/m);
  expect(check).toContain('npm run check');
  expect(deploy).toMatch(/npm run check[\s\S]*configure-aws-credentials[\s\S]*npm run deploy/);
  expect(deploy).toMatch(/id-token: write[\s\S]*role-to-assume/);
});

it('deploys with every switch that the command has', () => {
  const deploy = workflows.find(({ file }) => file.endsWith('deploy.yml'))?.text ?? '';
  const switches = Object.keys(deployOptions).filter((name) => name.startsWith('switch-'));
  expect(switches.length).toBeGreaterThan(1);
  for (const name of switches) {
    expect(deploy).toContain(`\n      ${name}:\n`);
    expect(deploy).toContain(`\${{ inputs.${name} && '--${name}' || '' }}`);
  }
});
