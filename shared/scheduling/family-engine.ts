import { createEngine, type Engine, familySettings } from './fsrs-engine.ts';

let engine: Engine | undefined;

/** The engine that all real answers go through. It holds no card between calls, and is made at the first answer. */
export function familyEngine(): Engine {
  engine ??= createEngine(familySettings);
  return engine;
}
