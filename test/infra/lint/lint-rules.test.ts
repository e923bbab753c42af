import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './violations.ts';

type Finding = { file: string; code: string; message: string };
type OxlintReport = { diagnostics: { filename: string; code: string; message: string; help?: string }[] };

const root = join(import.meta.dirname, '../../..');
let project: string;
let findings: Finding[];

/** Sets up a temporary project with this project's lint configuration and one source file per rule. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'infra/lint']) {
    cpSync(join(root, file), join(project, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  for (const { file, source } of violations) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  findings = lint(project);
}, 30_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(violations.filter(({ rule }) => rule !== undefined))('refuses $name', ({ file, rule, says }) => {
    const found = findings.filter((finding) => finding.file === file);
    expect(found.map(({ code }) => code)).toEqual([rule]);
    expect(found[0]?.message).toMatch(says ?? /./);
  });

  it.each(violations.filter(({ rule }) => rule === undefined))('accepts $name', ({ file }) => {
    expect(findings.filter((finding) => finding.file === file)).toEqual([]);
  });
});

function lint(directory: string): Finding[] {
  const folders = ['shared', 'functions', 'web', 'infra/stacks', 'test'];
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json', ...folders], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (!stdout.trimStart().startsWith('{')) throw new Error(`oxlint gave no report: ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as OxlintReport;
  return report.diagnostics.map(({ filename, code, message, help = '' }) => ({
    file: filename,
    code,
    message: `${message} ${help}`,
  }));
}
