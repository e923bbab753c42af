import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handlerFileOf } from '../infra/build/handler-files.ts';
import { catalogue } from '../functions/data/catalogue.ts';
import { routes } from '../shared/routes/index.ts';

/** Checks the README's three recipes step by step for all existing routes and screens: a missing step fails here. */
const root = join(import.meta.dirname, '..');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const [, recipes = ''] = /## Three recipes\n([^]*?)\n## /.exec(read('README.md')) ?? [];
const pathsOfRecipes = [...recipes.matchAll(/`([\w<>-]+(?:\/[\w<>.-]+)+)`/g)].map(([, path]) => path ?? '');

it.each(pathsOfRecipes)('the place %s of a recipe is there', (path) => {
  expect(find(path.replaceAll(/<[\w-]+>/g, '*'))).not.toEqual([]);
});

const apiTests = find('test/{functions/**/*.test,support/**/*}.ts').map(read);
const goodCalls = read('test/support/route-calls.ts');

describe.each(routes)('the route $id', (route) => {
  const [resource = ''] = route.id.split('/');
  const source = read(`shared/routes/${resource}.ts`);
  const [, name = ''] = new RegExp(`const (\\w+) = defineRoute\\(\\{[^}]*?id: '${route.id}'`).exec(source) ?? [];

  it('is an object in the file of its resource, with a handler in the folder of its resource', () => {
    expect(name).not.toBe('');
    expect(find(handlerFileOf(route.id))).toHaveLength(1);
  });

  it('has an acceptable body where it takes one', () => {
    const hasOne = goodCalls.includes(`'${route.id}':`);
    expect(route.body === undefined || hasOne).toBe(true);
  });

  it('answers a GET with 200', () => {
    expect(route.method !== 'GET' || route.status === 200).toBe(true);
  });

  it('is called by a test', () => {
    expect(apiTests.some((test) => new RegExp(`\\b${name}\\b`).test(test))).toBe(true);
  });
});

const itemFiles = find('functions/data/*/*.ts').map(read);

describe.each(catalogue.map(({ name }) => ({ name })))('the stored item $name', ({ name }) => {
  it('is defined in one file of functions/data, and has a frozen sample under its name', () => {
    const definition = new RegExp(`defineItem\\(\\{\\s*name: '${name}'`);
    expect(itemFiles.filter((source) => definition.test(source))).toHaveLength(1);
    expect(find(`test/stored-items/${name}.json`)).toHaveLength(1);
  });
});

const screens = find('web/src/{signed-out,learner,parent,admin}/**/*-{screen,tab,page,manager,picker}.tsx')
  // Excludes the tab that only contains two other screens.
  .filter((file) => !file.endsWith('parent/create/create-tab.tsx'))
  .map((file) => file.replace('web/src/', '').replace('.tsx', ''));

const tours = read('test/e2e/tours.ts');

describe.each(screens)('the screen %s', (screen) => {
  const [role = ''] = screen.split('/');

  it('has a place: another file of its role, or the app, shows it', () => {
    const others = find(`web/src/{${role},app}/**/*.tsx`).filter((file) => file !== `web/src/${screen}.tsx`);
    const [name] = screen.split('/').slice(-1);
    expect(others.some((file) => read(file).includes(`/${name}.tsx'`))).toBe(true);
  });

  it('has a test in the folder that mirrors its own', () => {
    expect(find(`test/web/${dirname(screen)}/*.test.tsx`)).not.toEqual([]);
  });

  it('is a stop of a tour, where it is looked at in every size and colour scheme', () => {
    expect(tours).toContain(`screen: '${screen}'`);
  });
});
