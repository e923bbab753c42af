import { describe, expect, it } from 'vitest';
import { compareRoutesWithHandlers } from '../../../infra/build/handler-files.ts';

describe('routes and handlers', () => {
  it('match when each route has its file and each file its route', () => {
    expect(compareRoutesWithHandlers(['decks/create-deck'], ['functions/decks/create-deck.ts'])).toEqual([]);
  });

  it('match when a route is answered by the handler of its twin', () => {
    const ids = ['auth/sign-in-with-google', 'auth/sign-up-with-google'];
    expect(compareRoutesWithHandlers(ids, ['functions/auth/sign-in-with-google.ts'])).toEqual([]);
  });

  it('name a route without a handler and the file to export it from', () => {
    expect(compareRoutesWithHandlers(['decks/create-deck'], [])).toEqual([
      'The route decks/create-deck has no handler: export it from functions/decks/create-deck.ts, or remove the route from shared/routes.',
    ]);
  });

  it('name a handler without a route and the id to add', () => {
    expect(compareRoutesWithHandlers([], ['functions/decks/list-decks.ts'])).toEqual([
      'The handler functions/decks/list-decks.ts has no route: add a route with the id decks/list-decks to shared/routes, or remove the file.',
    ]);
  });

  it('name an id that two routes share', () => {
    const ids = ['auth/login', 'auth/login'];
    expect(compareRoutesWithHandlers(ids, ['functions/auth/login.ts'])).toEqual([
      'The route id auth/login is used twice in shared/routes: give one of them another id.',
    ]);
  });
});
